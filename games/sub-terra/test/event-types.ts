// Every type of event.
import { eventSchema } from '../rules/event-schemas.ts';

export const EVENT_TYPES = eventSchema.options.map(({ entries }) => entries.type.literal);
