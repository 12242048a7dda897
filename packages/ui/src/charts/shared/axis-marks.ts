/**
 * Returns the places whose names have room next to each other, in px, the first and the last always. The first name begins at its place and
 * the last, which may be shorter, ends at its own, as `PlaceAxis` draws them with `inside`.
 */
export function withRoom<Place extends { readonly x: number }>(
  places: readonly Place[],
  name: number,
  lastName: number,
): Place[] {
  const last = places.at(-1)
  if (last === undefined) return []
  const kept: Place[] = []
  for (const place of places.slice(0, -1)) {
    const before = kept.at(-1)
    const needed = kept.length === 1 ? 1.5 * name : name
    if (!before || (place.x - before.x >= needed && last.x - place.x >= name / 2 + lastName)) kept.push(place)
  }
  return [...kept, last]
}

/** What the words under an axis need, in px. */
export type AxisRoom = {
  /** The axis' own length. */
  width: number
  /** From the middle of one name to the next. */
  between: number
  /** From the first place to the middle of the second name, and from the middle of the last name but one to the last place. */
  first: number
  last: number
}

/**
 * Returns the places that an axis from `from` to `to` names: both ends, and between them the multiples of the smallest
 * of `steps` (ascending) whose names have room, without those too near an end. Returns one place if both ends are the
 * same.
 */
export function axisMarks(from: number, to: number, steps: readonly number[], room: AxisRoom): number[] {
  if (to <= from) return [from]
  const perUnit = room.width / (to - from)
  const step = steps.find((candidate) => candidate * perUnit >= room.between) ?? to - from
  const begin = Math.ceil((from + room.first / perUnit) / step)
  const end = Math.floor((to - room.last / perUnit) / step)
  const between = Array.from({ length: Math.max(0, end - begin + 1) }, (_, index) => (begin + index) * step)
  return [from, ...between, to]
}
