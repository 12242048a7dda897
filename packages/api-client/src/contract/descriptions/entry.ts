/** A value that JSON can hold. */
export type Example = string | number | boolean | null | readonly Example[] | { readonly [key: string]: Example }

/**
 * What a property means, alone or with examples, of which the first that fits its schema is used. An example is needed only
 * where the schema has none itself: flags, choices, ids, lists and objects have one.
 */
export type Entry = string | readonly [description: string, ...examples: Example[]]

/**
 * Entries by property: `name` for every property of that name, `Account.name` for that of one shape, `steps.label` for that of
 * the objects in a property. `steps.label` goes before `Explanation.label`, and that before `label`.
 */
export type Entries = Readonly<Record<string, Entry>>
