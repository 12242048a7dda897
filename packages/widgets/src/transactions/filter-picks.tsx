import { useQuery } from '@evenkeel/api-client/react'
import * as words from '../words/transactions.generated.ts'
import { useHost } from '../shared/host.tsx'
import { allCategoryChoices, categoryOfKey, keyOfCategory } from './category-choices.ts'
import { DaysDialog } from './days-dialog.tsx'
import type { FilterProps, Picked } from './filter-chips.tsx'
import { PickDialog } from './pick-dialog.tsx'

interface PickProps extends FilterProps {
  readonly onClose: () => void
}

function PickAccounts({ filter, onFilter, onClose }: PickProps) {
  const accounts = useQuery('accounts', { body: {} })
  return (
    <PickDialog
      title={words.showAccounts()}
      options={{
        ...accounts,
        data: accounts.data?.map(({ userAccountId, name }) => ({ id: `${userAccountId}`, name })),
      }}
      failedTitle={words.accountsFailed()}
      chosen={filter.accountIds.map(String)}
      onChoose={(ids) => onFilter({ accountIds: ids.map(Number) })}
      onClose={onClose}
    />
  )
}

/** Returns the chosen categories of a filter as the keys of a form. */
const chosenKeys = ({ categoryIds, ownCategoryIds }: FilterProps['filter']) => [
  ...categoryIds.map((categoryId) => keyOfCategory({ categoryId, ownCategoryId: null })),
  ...ownCategoryIds.map((ownCategoryId) => keyOfCategory({ categoryId: null, ownCategoryId })),
]

function PickCategories({ filter, onFilter, onClose }: PickProps) {
  const categories = useQuery('categories')
  const asked: [] | [null] = useHost().knowsAccounts ? [] : [null]
  const own = useQuery('ownCategories', ...asked).data ?? []
  const data = categories.data && allCategoryChoices(categories.data, own)
  return (
    <PickDialog
      title={words.showCategories()}
      options={{ ...categories, data: data?.map(({ value: id, label: name }) => ({ id, name })) }}
      failedTitle={words.categoriesFailed()}
      chosen={chosenKeys(filter)}
      onChoose={(keys) => {
        const chosen = keys.map(categoryOfKey)
        onFilter({
          categoryIds: chosen.flatMap(({ categoryId }) => categoryId ?? []),
          ownCategoryIds: chosen.flatMap(({ ownCategoryId }) => ownCategoryId ?? []),
        })
      }}
      onClose={onClose}
    />
  )
}

function PickTags({ filter, onFilter, onClose }: PickProps) {
  const tags = useQuery('tags')
  return (
    <PickDialog
      title={words.showTags()}
      options={{ ...tags, data: tags.data?.map(({ name }) => ({ id: name, name })) }}
      failedTitle={words.tagsFailed()}
      chosen={filter.tags}
      onChoose={(names) => onFilter({ tags: names })}
      onClose={onClose}
    />
  )
}

/** Asks by what else the list is filtered. */
export function FilterPick({ picking, ...props }: PickProps & { readonly picking: Picked }) {
  if (picking === 'accountIds') return <PickAccounts {...props} />
  if (picking === 'categoryIds') return <PickCategories {...props} />
  if (picking === 'tags') return <PickTags {...props} />
  const { filter, onFilter, onClose } = props
  return <DaysDialog days={filter.days} onChoose={(days) => onFilter({ days, period: null })} onClose={onClose} />
}
