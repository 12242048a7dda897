import type { AccountType } from '@evenkeel/api-client/contract/accounts'
import { manualAccountTypes } from '@evenkeel/engine'
import { Select } from '@evenkeel/ui/select'
import { Controller } from 'react-hook-form'
import { labelOfCategory } from './account-sections.ts'
import type { AccountFormState } from './use-account-form.ts'

interface AccountKindFieldsProps {
  readonly state: AccountFormState
  readonly types: readonly AccountType[]
}

const option = (value: string, label: string = value) => ({ value, label })

/** Category, then the types of that category; only kinds that may be added by hand (ACCT-04). */
export function AccountKindFields({ state, types }: AccountKindFieldsProps) {
  const { form, category, setCategory, setType } = state
  const offered = manualAccountTypes(types)
  const categories = [...new Set(offered.map(({ categoryName }) => categoryName))]
  const ofCategory = offered.filter(({ categoryName }) => categoryName === category)
  return (
    <>
      <Controller
        control={form.control}
        name="category"
        render={({ field, fieldState }) => (
          <Select
            {...field}
            required
            label="Category"
            placeholder="Choose one"
            items={categories.map((name) => option(name, labelOfCategory(name)))}
            onChange={setCategory}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={form.control}
        name="type"
        render={({ field, fieldState }) => (
          <Select
            {...field}
            required
            label="Type"
            placeholder="Choose one"
            disabled={category === null}
            items={ofCategory.map(({ typeName }) => option(typeName))}
            onChange={setType}
            error={fieldState.error?.message}
          />
        )}
      />
    </>
  )
}
