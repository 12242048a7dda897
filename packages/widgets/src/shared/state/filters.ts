import { atom, type PrimitiveAtom, type WritableAtom } from 'jotai'

/** `push` adds an entry to the history, so that Back takes the choice back; `replace` changes the open entry. */
export type HistoryChange = 'push' | 'replace'

/** Writes a screen's query into its address. */
export type WriteQuery = (screen: string, query: string, change: HistoryChange) => void

/** Keeps what was typed into a screen's search in the history's state. */
export type WriteSearch = (screen: string, text: string) => void

interface AddressWriter {
  readonly write: WriteQuery
  readonly writeSearch?: WriteSearch
}

/** The host's way to write an address; null in a host without addresses, as a frame is, which keeps the query in memory. */
export const writeQueryAtom: PrimitiveAtom<AddressWriter | null> = atom<AddressWriter | null>(null)

const queries = new Map<string, PrimitiveAtom<string>>()

/** The query of a screen's address, without its question mark. The host mirrors the address into it. */
export function queryAtom(screen: string): PrimitiveAtom<string> {
  const known = queries.get(screen) ?? atom('')
  queries.set(screen, known)
  return known
}

type FiltersAtom = WritableAtom<string, [query: string, change: HistoryChange], void>

const filters = new Map<string, FiltersAtom>()

/** What a person chose on a screen (filters, order, page, time frame, step), as the query of its address. */
export function filtersAtom(screen: string): FiltersAtom {
  const known =
    filters.get(screen) ??
    atom(
      (get) => get(queryAtom(screen)),
      (get, set, query: string, change: HistoryChange) => {
        set(queryAtom(screen), query)
        get(writeQueryAtom)?.write(screen, query, change)
      },
    )
  filters.set(screen, known)
  return known
}

const searches = new Map<string, PrimitiveAtom<string>>()

/** What was typed into a screen's search, as the host mirrors it from the history's state. */
export function searchTextAtom(screen: string): PrimitiveAtom<string> {
  const known = searches.get(screen) ?? atom('')
  searches.set(screen, known)
  return known
}

const searchFilters = new Map<string, WritableAtom<string, [text: string], void>>()

/** What was typed into a screen's search. No address has it: an address is copied, logged, and seen by others. */
export function searchAtom(screen: string): WritableAtom<string, [text: string], void> {
  const known =
    searchFilters.get(screen) ??
    atom(
      (get) => get(searchTextAtom(screen)),
      (get, set, text: string) => {
        set(searchTextAtom(screen), text)
        get(writeQueryAtom)?.writeSearch?.(screen, text)
      },
    )
  searchFilters.set(screen, known)
  return known
}
