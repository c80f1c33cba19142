// What somebody can do, and the rule behind it.

export interface Ability<Name extends string> {
  readonly name: Name;
  readonly rule: string;
}

export const ability = <Name extends string>(name: Name, rule: string): Ability<Name> => ({ name, rule });
