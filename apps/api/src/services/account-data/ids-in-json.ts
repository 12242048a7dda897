/*
 * Ids travel as places: 7 is the seventh id of the account's own range, so that an export is the same whosever account it
 * lies in, and is brought into another one by counting from where that one's range begins. Where an id stands inside of a
 * JSON column among other numbers, it is marked: `id:7`.
 */

/** A ledger's ids lie within this many of where its range begins (`reserveIds`). */
const RANGE = 1_000_000_000
/** No account ever comes near; room is left so that what is added after an import stays in the account's own range. */
export const HIGHEST_PLACE = RANGE / 2

const HOLDS_IDS = /(^id|Ids?|^accounts|Attention)$/
const MARKED = /^((?:[A-Z_]+:)?)id:([1-9]\d{0,8})$/
const WITH_REASON = /^([A-Z_]+:)(\d+)$/

/** Where the range of somebody's ids begins. */
export const rangeOf = (personId: number): number => personId * RANGE

/** The place of an id in its range; the id itself where it is of no row here. */
export const placeOf = (id: number, start: number): number => (id > start && id < start + RANGE ? id - start : id)

const isOfRange = (value: number, start: number) => Number.isInteger(value) && placeOf(value, start) !== value

function mark(value: unknown, start: number): unknown {
  if (typeof value === 'number') return isOfRange(value, start) ? `id:${placeOf(value, start)}` : value
  if (typeof value !== 'string') return value
  const [, reason = '', id = ''] = WITH_REASON.exec(value) ?? []
  return reason !== '' && isOfRange(Number(id), start) ? `${reason}id:${placeOf(Number(id), start)}` : value
}

function unmark(value: unknown, start: number): unknown {
  const [, reason = '', place = ''] = (typeof value === 'string' && MARKED.exec(value)) || []
  if (place === '') return value
  const id = start + Number(place)
  return reason === '' ? id : `${reason}${id}`
}

function walk(value: unknown, key: string, change: (id: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => walk(item, key, change))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, walk(inside, name, change)]))
  }
  return HOLDS_IDS.test(key) ? change(value) : value
}

/** A JSON column's value with its ids as places; `key` is the column's own name. */
export const withPlaces = (value: unknown, key: string, start: number): unknown =>
  walk(value, key, (id) => mark(id, start))

/** The same back, in the range that begins at `start`. */
export const withIds = (value: unknown, key: string, start: number): unknown =>
  walk(value, key, (id) => unmark(id, start))
