// Actions come in many types. A variant tries its shapes one after the other, and notes down what is wrong with each; here the
// shape is looked up.
import * as v from 'valibot';

type Typed = v.GenericSchema & { readonly entries: { readonly type: { readonly literal: unknown } } };
type ByType = v.GenericSchema & { readonly options: readonly Typed[] };

/** Reads as the variant does. What is of no type it knows is left to the variant, which says what there would be. */
export function byType<V extends ByType>(variant: V): (data: unknown) => v.SafeParseResult<V> {
  const shapes = new Map<unknown, v.GenericSchema>(variant.options.map((one) => [one.entries.type.literal, one]));
  return (data) => v.safeParse(shapes.get((data as { type?: unknown } | undefined | null)?.type) ?? variant, data);
}
