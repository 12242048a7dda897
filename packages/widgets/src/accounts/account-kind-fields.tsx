import type { AccountType } from '@evenkeel/api-client/contract/accounts'
import { manualAccountTypes } from '@evenkeel/engine'
import { Input } from '@evenkeel/ui/input'
import { labelOfCategory } from './account-sections.ts'
import type { AccountFormState } from './use-account-form.ts'

interface AccountKindFieldsProps {
  readonly state: AccountFormState
  readonly types: readonly AccountType[]
}

const option = (value: string, label: string = value) => ({ value, label })

/** Category, then the types of that category; only kinds that may be added by hand (ACCT-04). */
export function AccountKindFields({ state, types }: AccountKindFieldsProps) {
  const { draft, setCategory, setType, verdictOn } = state
  const offered = manualAccountTypes(types)
  const categories = [...new Set(offered.map(({ categoryName }) => categoryName))]
  const ofCategory = offered.filter(({ categoryName }) => categoryName === draft.category)
  const choice = { type: 'select', required: true, placeholder: 'Choose one' } as const
  return (
    <>
      <Input
        {...choice}
        name="category"
        label="Category"
        items={categories.map((name) => option(name, labelOfCategory(name)))}
        value={draft.category}
        onChange={setCategory}
        validate={verdictOn('category')}
      />
      <Input
        // Another category begins the choice anew, with nothing said against it.
        key={draft.category}
        {...choice}
        name="type"
        label="Type"
        disabled={draft.category === null}
        items={ofCategory.map(({ typeName }) => option(typeName))}
        value={draft.type}
        onChange={setType}
        validate={verdictOn('type')}
      />
    </>
  )
}
