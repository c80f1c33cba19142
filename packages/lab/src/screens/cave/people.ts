// What members of a team are called: by their calling, which is also their name in the rules.
import { capital, list } from '../../words/grammar.ts';

export const personName = (person: string): string => capital(person);
export const the = (person: string): string => `the ${personName(person)}`;
export const The = (person: string): string => `The ${personName(person)}`;

export const thePeople = (people: readonly string[]): string => list(people.map(the));
