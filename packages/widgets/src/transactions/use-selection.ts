import type { Transaction } from '@evenkeel/api-client/contract/transactions'
import type { DataTableProps } from '@evenkeel/ui/data-table'
import { useState } from 'react'
import * as words from '../words/transactions.generated.ts'

/** The selected rows; `all` means every row that the list's query finds, on all its pages. */
export interface Selection {
  readonly ids: ReadonlySet<number>
  readonly isAll: boolean
  readonly table: NonNullable<DataTableProps<Transaction>['selection']>
  readonly selectAll: () => void
  readonly clear: () => void
}

const none: ReadonlySet<number> = new Set()

/** Returns the ids from one row to another one, in the order of the page. */
function range(ids: readonly number[], from: number, to: number): readonly number[] {
  const [one, other] = [ids.indexOf(from), ids.indexOf(to)]
  return one < 0 || other < 0 ? [to] : ids.slice(Math.min(one, other), Math.max(one, other) + 1)
}

/** Keeps which rows of a list are selected. `query` names the list: another list begins with none. */
export function useSelection(rows: readonly Transaction[], query: string): Selection {
  const [state, setState] = useState({ query, ids: none, isAll: false, last: 0 })
  const { ids, isAll, last } = state.query === query ? state : { ids: none, isAll: false, last: 0 }
  const pageIds = rows.map(({ userTransactionId }) => userTransactionId)
  const set = (next: ReadonlySet<number>, at = 0) => setState({ query, ids: next, isAll: false, last: at })
  const change = (changed: readonly number[], isOn: boolean, at: number) => {
    const next = new Set(isAll ? pageIds : ids)
    for (const id of changed)
      if (isOn) next.add(id)
      else next.delete(id)
    set(next, at)
  }
  return {
    ids,
    isAll,
    selectAll: () => setState({ query, ids: new Set(pageIds), isAll: true, last: 0 }),
    clear: () => set(none),
    table: {
      isSelected: (key) => isAll || ids.has(Number(key)),
      onSelect: (key, isOn, isRange) =>
        change(isRange ? range(pageIds, last, Number(key)) : [Number(key)], isOn, Number(key)),
      label: (name) => words.select({ name }),
      allLabel: words.selectPage(),
      onSelectAll: (isOn) => change(pageIds, isOn, 0),
    },
  }
}
