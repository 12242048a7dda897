/*
 * Exports write ids as places: 7 is the seventh id of the account's range. The same data therefore exports the same
 * from any account, and an import counts the places from the start of its range. In JSON columns, where other
 * numbers occur, ids are marked: `id:7`.
 */

/** The number of ids in each ledger's range, counted from its start (`reserveIds`). */
const idRange = 1_000_000_000
/** The highest place an import accepts. No account comes near it, and later rows still fit into the account's range. */
export const highestPlace = idRange / 2

const holdsIds = /(^id|Ids?|^accounts|Attention)$/
const markedId = /^((?:[A-Z_]+:)?)id:([1-9]\d{0,8})$/
const withReason = /^([A-Z_]+:)(\d+)$/

/** Returns the start of a person's range of ids. */
export const rangeStart = (personId: number): number => personId * idRange

/** Returns an id's place in the range; an id outside of the range is returned unchanged. */
export const toPlace = (id: number, start: number): number => (id > start && id < start + idRange ? id - start : id)

const isOfRange = (value: number, start: number) => Number.isInteger(value) && toPlace(value, start) !== value

function mark(value: unknown, start: number): unknown {
  if (typeof value === 'number') return isOfRange(value, start) ? `id:${toPlace(value, start)}` : value
  if (typeof value !== 'string') return value
  const [, reason = '', id = ''] = withReason.exec(value) ?? []
  return reason !== '' && isOfRange(Number(id), start) ? `${reason}id:${toPlace(Number(id), start)}` : value
}

function unmark(value: unknown, start: number): unknown {
  const [, reason = '', place = ''] = (typeof value === 'string' && markedId.exec(value)) || []
  if (place === '') return value
  const id = start + Number(place)
  return reason === '' ? id : `${reason}${id}`
}

function walk(value: unknown, key: string, change: (id: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => walk(item, key, change))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, walk(inside, name, change)]))
  }
  return holdsIds.test(key) ? change(value) : value
}

/** Replaces the ids in a JSON column's value with places; `key` is the column's own name. */
export const withPlaces = (value: unknown, key: string, start: number): unknown =>
  walk(value, key, (id) => mark(id, start))

/** Replaces the places in a JSON column's value with ids of the range that begins at `start`. */
export const withIds = (value: unknown, key: string, start: number): unknown =>
  walk(value, key, (id) => unmark(id, start))
