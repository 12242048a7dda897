import { tagName, transactionKind, transactionSortField } from '@evenkeel/api-client/contract/transactions'
import { day } from '@evenkeel/api-client/contract/primitives'
import * as z from 'zod/mini'
import type { TransactionFilter } from './filter.ts'
import type { ListState } from './list-state.ts'

const ids = z.pipe(
  z.string().check(z.regex(/^\d{1,15}(,\d{1,15}){0,99}$/)),
  z.transform((text: string) => text.split(',').map(Number)),
)

const sort = z.pipe(
  z.string().check(z.regex(/^-?[a-z]+$/)),
  z.pipe(
    z.transform((text: string) => ({ key: text.replace('-', ''), isDown: text.startsWith('-') })),
    z.object({ key: transactionSortField, isDown: z.boolean() }),
  ),
)

/** Leaves out what cannot be read: an address can be mistyped. */
const readable = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined)

const listAddress = z.object({
  page: readable(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,6}$/)), z.transform(Number))),
  sort: readable(sort),
  month: readable(z.union([z.literal('all'), z.string().check(z.regex(/^(?:19|2[01])\d\d-(?:0[1-9]|1[0-2])$/))])),
  show: readable(z.enum(['all', 'incomeAndSpending', 'spending'])),
  budget: readable(z.literal('none')),
  accounts: readable(z.union([z.literal('all'), ids])),
  categories: readable(z.union([z.literal('all'), ids])),
  own: readable(ids),
  tags: readable(
    z.pipe(
      z.string(),
      z.pipe(
        z.transform((text: string) => text.split(',')),
        z.array(tagName).check(z.maxLength(20)),
      ),
    ),
  ),
  kind: readable(transactionKind),
  days: readable(
    z.pipe(
      z.string().check(z.regex(/^\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d$/)),
      z.pipe(
        z.transform((text: string) => ({ from: text.slice(0, 10), to: text.slice(11) })),
        z.object({ from: day, to: day }),
      ),
    ),
  ),
  rows: readable(z.enum(['10', '50', '100'])),
})

const orAll = (chosen: readonly number[] | 'all' | undefined, start: readonly number[]) =>
  chosen === 'all' ? [] : (chosen ?? start)

type Choices = Pick<ListState, 'filter' | 'sort' | 'page' | 'pageSize'>

/** Returns a list's choices from the query of its address; what the address leaves out is as `start` has it. */
export function readListAddress(query: string, start: Choices): Choices {
  const said = listAddress.parse(Object.fromEntries(new URLSearchParams(query)))
  const { filter } = start
  return {
    filter: {
      period: said.month === 'all' ? null : (said.month ?? filter.period),
      show: said.show ?? filter.show,
      budget: said.budget === 'none' ? null : filter.budget,
      accountIds: orAll(said.accounts, filter.accountIds),
      categoryIds: orAll(said.categories, filter.categoryIds),
      ownCategoryIds: said.own ?? filter.ownCategoryIds,
      tags: said.tags ?? filter.tags,
      kind: said.kind ?? filter.kind,
      days: said.days ?? filter.days,
    },
    sort: said.sort === undefined ? start.sort : { key: said.sort.key, direction: said.sort.isDown ? 'DESC' : 'ASC' },
    page: said.page ?? start.page,
    pageSize: said.rows === undefined ? start.pageSize : Number(said.rows),
  }
}

const isSame = (one: readonly number[], other: readonly number[]) => one.join() === other.join()

const idsText = (ids: readonly number[], start: readonly number[]) =>
  isSame(ids, start) ? [] : [ids.length === 0 ? 'all' : ids.join()]

function filterEntries(filter: TransactionFilter, start: TransactionFilter): readonly (readonly [string, string])[] {
  const entries = {
    month: filter.period === start.period ? [] : [filter.period ?? 'all'],
    show: filter.show === start.show ? [] : [filter.show],
    budget: filter.budget === null && start.budget !== null ? ['none'] : [],
    accounts: idsText(filter.accountIds, start.accountIds),
    categories: idsText(filter.categoryIds, start.categoryIds),
    own: filter.ownCategoryIds.length === 0 ? [] : [filter.ownCategoryIds.join()],
    tags: filter.tags.length === 0 ? [] : [filter.tags.map(encodeURIComponent).join()],
    kind: filter.kind === null ? [] : [filter.kind],
    days: filter.days === null ? [] : [`${filter.days.from}_${filter.days.to}`],
  }
  return Object.entries(entries).flatMap(([name, [text]]) => (text === undefined ? [] : [[name, text] as const]))
}

/** Returns the query of a list's address: only what differs from `start`. */
export function writeListAddress({ filter, sort: by, page, pageSize }: Choices, start: Choices): string {
  const isSorted = by.key !== start.sort.key || by.direction !== start.sort.direction
  const entries = [
    ...filterEntries(filter, start.filter),
    ...(isSorted ? [['sort', `${by.direction === 'DESC' ? '-' : ''}${by.key}`] as const] : []),
    ...(pageSize === start.pageSize ? [] : [['rows', String(pageSize)] as const]),
    ...(page === start.page ? [] : [['page', String(page)] as const]),
  ]
  // A comma needs no escape in a query, and reads better.
  return entries.map(([name, text]) => `${name}=${text}`).join('&')
}
