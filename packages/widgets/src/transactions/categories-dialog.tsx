import { ownCategoryFields } from '@evenkeel/api-client/contract/forms/transactions'
import type { OwnCategory } from '@evenkeel/api-client/contract/own-categories'
import { useChange } from '@evenkeel/api-client/react'
import { FormDialog } from '@evenkeel/ui/form-dialog'
import { IconButton } from '@evenkeel/ui/icon-button'
import { Menu } from '@evenkeel/ui/menu'
import { useState } from 'react'
import { useForm } from '../shared/use-form.ts'
import { useReportedChange } from '../shared/use-reported-change.ts'
import * as dialogWords from '../words/transaction-dialogs.generated.ts'
import * as words from '../words/transactions.generated.ts'
import { categoryChoices } from './category-choices.ts'
import { colorChoices, iconChoices } from './own-category-choices.ts'
import { OwnCategoryMark } from './own-category-mark.tsx'
import { useCatalog } from './use-catalog.ts'

interface CategoryItemProps {
  readonly own: OwnCategory
  readonly others: readonly OwnCategory[]
  /** Whether its menu has the focus when the dialog opens. */
  readonly isFirst: boolean
  readonly onEdit: () => void
}

/** One own category, and where its transactions go when it ends. */
function CategoryItem({ own, others, isFirst, onEdit }: CategoryItemProps) {
  const { categoryName } = useCatalog()
  const deletion = useChange('deleteOwnCategory')
  const merging = useChange('mergeOwnCategories')
  const report = useReportedChange()
  const { ownCategoryId: id } = own
  const remove = () =>
    report(deletion.run({ body: { ownCategoryId: id } }), dialogWords.categoryDeleted({ name: own.name }))
  const merge = (into: OwnCategory) =>
    report(
      merging.run({ body: { ownCategoryIds: [id, into.ownCategoryId] } }),
      dialogWords.categoryMerged({ name: into.name }),
    )
  const standard = categoryName(own.categoryId)
  return (
    <li className="flex items-center gap-2 border-t border-hairline py-1.5 text-body">
      <OwnCategoryMark {...own} />
      <span className="min-w-0 flex-1 wrap-anywhere text-text">{own.name}</span>
      <span className="text-label font-normal text-text-muted">
        {dialogWords.categoryFacts({ standard, count: own.count })}
      </span>
      <Menu
        label={dialogWords.categoryActions({ name: own.name })}
        align="end"
        groups={[
          [
            { label: dialogWords.categoryChange({ name: own.name }), icon: 'pencil', onSelect: onEdit },
            {
              label: dialogWords.categoryDelete({ standard }),
              icon: 'trash',
              onSelect: () => void remove(),
            },
            ...others.map((other) => ({
              label: dialogWords.categoryMerge({ name: other.name }),
              onSelect: () => void merge(other),
            })),
          ],
        ]}
        renderButton={(props) => (
          <IconButton
            {...props}
            icon="more"
            label={dialogWords.categoryActions({ name: own.name })}
            size="compact"
            data-autofocus={isFirst || undefined}
          />
        )}
      />
    </li>
  )
}

interface GroupsProps {
  readonly ownCategories: readonly OwnCategory[]
  readonly onEdit: (own: OwnCategory) => void
}

/** The person's own categories by group. The first has the focus: a press on a menu must not be the leaving of an empty field. */
function Groups({ ownCategories, onEdit }: GroupsProps) {
  return [...Map.groupBy(ownCategories, ({ groupName }) => groupName)].map(([group, members]) => (
    <section key={group} aria-label={group}>
      <h3 className="text-label text-text-muted">{group}</h3>
      <ul>
        {members.map((own) => (
          <CategoryItem
            key={own.ownCategoryId}
            own={own}
            others={ownCategories.filter((other) => other !== own)}
            isFirst={own === ownCategories[0]}
            onEdit={() => onEdit(own)}
          />
        ))}
      </ul>
    </section>
  ))
}

const newCategory = () =>
  ({ name: '', groupName: dialogWords.everydayGroup(), categoryId: null, color: 'blue', icon: 'tag' }) as const

interface FormProps {
  /** The category to change; null for another one. */
  readonly known: OwnCategory | null
  readonly onEdit: (own: OwnCategory | null) => void
  readonly onClose: () => void
}

function CategoryForm({ known, onEdit, onClose }: FormProps) {
  const { categories, ownCategories } = useCatalog()
  const create = useChange('createOwnCategory')
  const update = useChange('updateOwnCategory')
  const { frame, Field, reset } = useForm({
    form: ownCategoryFields,
    defaults: known ?? newCategory(),
    submit: async (form) =>
      known === null ? create.run({ body: form }) : update.run({ body: { ownCategoryId: known.ownCategoryId, form } }),
    onDone: () => (known === null ? reset() : onEdit(null)),
    done: ({ name }) => (known === null ? dialogWords.categoryAdded({ name }) : dialogWords.categorySaved({ name })),
  })
  return (
    <FormDialog
      {...frame}
      open
      size="wide"
      title={known === null ? words.ownCategories() : dialogWords.categoryChange({ name: known.name })}
      submitLabel={known === null ? dialogWords.addCategory() : dialogWords.saveCategory()}
      {...(known === null && { cancelLabel: dialogWords.close() })}
      onClose={known === null ? onClose : () => onEdit(null)}
    >
      {known === null && <Groups ownCategories={ownCategories} onEdit={onEdit} />}
      <div className="grid gap-4 tablet:grid-cols-2">
        <Field name="name" />
        <Field name="groupName" />
        <Field name="color" choices={colorChoices()} />
        <Field name="icon" choices={iconChoices()} />
        <Field name="categoryId" placeholder={words.chooseOne()} choices={categoryChoices(categories)} />
      </div>
    </FormDialog>
  )
}

/** The person's own categories, and a form for another one or for a change of one. */
export function CategoriesDialog({ onClose }: { readonly onClose: () => void }) {
  const [edited, setEdited] = useState<OwnCategory | null>(null)
  return <CategoryForm key={edited?.ownCategoryId ?? 0} known={edited} onEdit={setEdited} onClose={onClose} />
}
