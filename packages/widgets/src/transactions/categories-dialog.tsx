import { ownCategoryFields } from '@evenkeel/api-client/contract/forms/transactions'
import type { OwnCategory } from '@evenkeel/api-client/contract/own-categories'
import { useChange } from '@evenkeel/api-client/react'
import { FormDialog } from '@evenkeel/ui/form-dialog'
import { IconButton } from '@evenkeel/ui/icon-button'
import { Menu } from '@evenkeel/ui/menu'
import { Swatch } from '@evenkeel/ui/swatch'
import { useForm } from '../shared/use-form.ts'
import { useReportedChange } from '../shared/use-reported-change.ts'
import * as words from '../words/transactions.generated.ts'
import { categoryChoices } from './category-choices.ts'
import { colorChoices, ownCategoryColor } from './own-category-color.ts'
import { useCatalog } from './use-catalog.ts'

interface CategoryItemProps {
  readonly own: OwnCategory
  readonly others: readonly OwnCategory[]
}

/** One own category, and where its transactions go when it ends. */
function CategoryItem({ own, others }: CategoryItemProps) {
  const { categoryName } = useCatalog()
  const deletion = useChange('deleteOwnCategory')
  const merging = useChange('mergeOwnCategories')
  const report = useReportedChange()
  const { ownCategoryId: id } = own
  const remove = () => report(deletion.run({ body: { ownCategoryId: id } }), words.categoryDeleted({ name: own.name }))
  const merge = (into: OwnCategory) =>
    report(
      merging.run({ body: { ownCategoryIds: [id, into.ownCategoryId] } }),
      words.categoryMerged({ name: into.name }),
    )
  const standard = categoryName(own.categoryId)
  return (
    <li className="flex items-center gap-2 border-t border-hairline py-1.5 text-body">
      <Swatch color={ownCategoryColor(own.color)} />
      <span className="min-w-0 flex-1 wrap-anywhere text-text">{own.name}</span>
      <span className="text-label font-normal text-text-muted">
        {words.categoryFacts({ standard, count: own.count })}
      </span>
      <Menu
        label={words.categoryActions({ name: own.name })}
        align="end"
        groups={[
          [
            {
              label: words.categoryDelete({ standard }),
              icon: 'trash',
              onSelect: () => void remove(),
            },
            ...others.map((other) => ({
              label: words.categoryMerge({ name: other.name }),
              onSelect: () => void merge(other),
            })),
          ],
        ]}
        renderButton={(props) => (
          <IconButton {...props} icon="more" label={words.categoryActions({ name: own.name })} size="compact" />
        )}
      />
    </li>
  )
}

/** The person's own categories by group, and a form for another one. */
export function CategoriesDialog({ onClose }: { readonly onClose: () => void }) {
  const { categories, ownCategories } = useCatalog()
  const create = useChange('createOwnCategory')
  const { frame, Field, reset } = useForm({
    form: ownCategoryFields,
    defaults: { name: '', groupName: 'Everyday', categoryId: null, color: 'blue' },
    submit: async (body) => create.run({ body: { ...body, icon: 'tag' } }),
    onDone: () => reset(),
    done: ({ name }) => words.categoryAdded({ name }),
  })
  return (
    <FormDialog
      {...frame}
      open
      size="wide"
      title={words.ownCategories()}
      submitLabel={words.addCategory()}
      cancelLabel={words.close()}
      onClose={onClose}
    >
      {[...Map.groupBy(ownCategories, ({ groupName }) => groupName)].map(([group, members]) => (
        <section key={group} aria-label={group}>
          <h3 className="text-label text-text-muted">{group}</h3>
          <ul>
            {members.map((own) => (
              <CategoryItem key={own.ownCategoryId} own={own} others={ownCategories.filter((other) => other !== own)} />
            ))}
          </ul>
        </section>
      ))}
      <div className="grid gap-4 tablet:grid-cols-2">
        <Field name="name" />
        <Field name="groupName" />
        <Field name="categoryId" placeholder={words.chooseOne()} choices={categoryChoices(categories)} />
        <Field name="color" choices={colorChoices()} />
      </div>
    </FormDialog>
  )
}
