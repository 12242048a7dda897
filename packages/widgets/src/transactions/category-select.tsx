import { Input } from '@evenkeel/ui/input'
import { categoryColor } from '@evenkeel/ui/tokens'
import { useCatalogue } from './use-catalogue.ts'

interface CategorySelectProps {
  /** Under which the form around it knows it; 'categoryId', as the server does, unless there are several. */
  readonly name?: string
  readonly label: string
  readonly hideLabel?: boolean
  readonly required?: boolean
  readonly disabled?: boolean
  readonly value: number | null
  readonly onChange: (categoryId: number) => void
}

/** One of the categories, each with the colour that it has everywhere. */
export function CategorySelect({ value, onChange, name = 'categoryId', ...rest }: CategorySelectProps) {
  const { categories } = useCatalogue()
  return (
    <Input
      {...rest}
      type="select"
      name={name}
      placeholder="Choose one"
      value={value === null ? null : String(value)}
      onChange={(chosen) => onChange(Number(chosen))}
      validate={() => (rest.required && value === null ? 'Please select one category.' : undefined)}
      items={categories.map(({ expenseCategoryId, name: label }) => ({
        value: String(expenseCategoryId),
        label,
        swatch: categoryColor(label),
      }))}
    />
  )
}
