import { Select, type SelectProps } from '@evenkeel/ui/select'
import { categoryColor } from '@evenkeel/ui/tokens'
import { useCatalogue } from './use-catalogue.ts'

interface CategorySelectProps extends Pick<SelectProps, 'label' | 'hideLabel' | 'error' | 'disabled' | 'name' | 'onBlur' | 'ref'> {
  readonly value: number | null
  readonly onChange: (categoryId: number) => void
}

/** One of the categories, each with the colour that it has everywhere. */
export function CategorySelect({ value, onChange, ...rest }: CategorySelectProps) {
  const { categories } = useCatalogue()
  return (
    <Select
      {...rest}
      placeholder="Choose one"
      value={value === null ? null : String(value)}
      onChange={(chosen) => onChange(Number(chosen))}
      items={categories.map(({ expenseCategoryId, name }) => ({
        value: String(expenseCategoryId),
        label: name,
        swatch: categoryColor(name),
      }))}
    />
  )
}
