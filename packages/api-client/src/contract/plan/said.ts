type Said<Group> = {
  [Name in keyof Group]: Exclude<Group[Name], null> | (null extends Group[Name] ? undefined : never)
}

/**
 * Returns the values that a plan has, without those that are null. A plan that was saved before a field existed lacks it, and a form
 * sends an empty field as null: to a rule both are a field that is left out, for which the rule has its default.
 */
export function said<Group extends object>(group: Group): Said<Group>
// @__NO_SIDE_EFFECTS__
export function said(group: object) {
  return Object.fromEntries(Object.entries(group).filter(([, value]) => value !== null))
}
