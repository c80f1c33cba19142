// Actions come in many types. A valibot variant tries its schemas one after the other and collects the issues of each;
// this looks the right schema up by its type.
import * as v from 'valibot';

type Typed = v.GenericSchema & { readonly entries: { readonly type: { readonly literal: unknown } } };
type ByType = v.GenericSchema & { readonly options: readonly Typed[] };

/** Parses as the variant does. Data of an unknown type is left to the variant, whose issue lists the known ones. */
export function byType<V extends ByType>(variant: V): (data: unknown) => v.SafeParseResult<V> {
  const schemas = new Map<unknown, v.GenericSchema>(variant.options.map((one) => [one.entries.type.literal, one]));
  return (data) => v.safeParse(schemas.get((data as { type?: unknown } | undefined | null)?.type) ?? variant, data);
}
