import {
  bulkCategoryFields,
  bulkNoteFields,
  bulkTagFields,
  renameFields,
} from '@evenkeel/api-client/contract/forms/transactions'
import type { SeveralChange } from '@evenkeel/api-client/contract/transactions'
import { FormDialog } from '@evenkeel/ui/form-dialog'
import { useForm } from '../shared/use-form.ts'
import * as words from '../words/transaction-dialogs.generated.ts'
import type { BulkQuestion } from './bulk-bar.tsx'
import { allCategoryChoices, categoryOfKey } from './category-choices.ts'
import { useCatalog } from './use-catalog.ts'

interface BulkDialogProps {
  readonly count: number
  /** The payee that all of them have; absent for several. */
  readonly payee?: string | undefined
  readonly onChange: (change: SeveralChange) => void
  readonly onClose: () => void
}

/** Asks what the selected transactions get. */
export function BulkDialog({ question, ...props }: BulkDialogProps & { readonly question: BulkQuestion }) {
  if (question === 'category') return <CategoryDialog {...props} />
  if (question === 'rename') return <RenameDialog {...props} />
  return question === 'tag' ? <TagDialog {...props} /> : <NoteDialog {...props} />
}

function CategoryDialog({ count, onChange, onClose }: BulkDialogProps) {
  const { categories, ownCategories } = useCatalog()
  const { frame, Field } = useForm({
    form: bulkCategoryFields,
    defaults: { category: null },
    submit: async ({ category }) => onChange(categoryOfKey(category)),
    onDone: onClose,
  })
  return (
    <FormDialog {...frame} open title={words.categoryTitle({ count })} submitLabel={words.apply()} onClose={onClose}>
      <Field name="category" choices={allCategoryChoices(categories, ownCategories)} />
    </FormDialog>
  )
}

function TagDialog({ count, onChange, onClose }: BulkDialogProps) {
  const { frame, Field } = useForm({
    form: bulkTagFields,
    defaults: { tag: '' },
    submit: async ({ tag }) => onChange({ addTags: [tag.trim()] }),
    onDone: onClose,
  })
  return (
    <FormDialog {...frame} open title={words.addTagTitle({ count })} submitLabel={words.apply()} onClose={onClose}>
      <Field name="tag" />
    </FormDialog>
  )
}

function NoteDialog({ count, onChange, onClose }: BulkDialogProps) {
  const { frame, Field } = useForm({
    form: bulkNoteFields,
    defaults: { note: '' },
    submit: async ({ note }) => onChange({ note }),
    onDone: onClose,
  })
  return (
    <FormDialog {...frame} open title={words.noteTitle({ count })} submitLabel={words.apply()} onClose={onClose}>
      <Field name="note" />
    </FormDialog>
  )
}

/** Another name for the payees: of all transactions like these, and of new ones. */
function RenameDialog({ count, payee = '', onChange, onClose }: BulkDialogProps) {
  const { frame, Field } = useForm({
    form: renameFields,
    defaults: { name: payee },
    submit: async ({ name }) => onChange({ payeeName: name.trim() }),
    onDone: onClose,
  })
  return (
    <FormDialog
      {...frame}
      open
      title={words.renameSeveralTitle({ count })}
      submitLabel={words.renameAllSeveral()}
      onClose={onClose}
    >
      <Field name="name" />
    </FormDialog>
  )
}
