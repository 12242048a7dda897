import { notesFields, renameFields } from '@evenkeel/api-client/contract/forms/transactions'
import type { Transaction } from '@evenkeel/api-client/contract/transactions'
import { useChange } from '@evenkeel/api-client/react'
import { FormDialog } from '@evenkeel/ui/form-dialog'
import { useForm } from '../shared/use-form.ts'
import * as words from '../words/transaction-dialogs.generated.ts'
import { readTagText, writeTagText } from './tag-text.ts'

interface RowDialogProps {
  readonly row: Transaction
  readonly onClose: () => void
}

/** The note and the tags of one transaction. */
export function NotesDialog({ row, onClose }: RowDialogProps) {
  const { run } = useChange('changeTransactions')
  const { frame, Field } = useForm({
    form: notesFields,
    defaults: { note: row.note, tags: writeTagText(row.tags) },
    submit: async ({ note, tags }) => {
      const names = readTagText(tags)
      const removeTags = row.tags.filter((name) => !names.includes(name))
      const change = { note, addTags: names, removeTags }
      return run({ body: { select: { transactionIds: [row.userTransactionId] }, change } })
    },
    onDone: onClose,
    done: words.notesSaved(),
  })
  return (
    <FormDialog {...frame} open title={words.editTitle({ name: row.description })} onClose={onClose}>
      <Field name="note" optional />
      <Field name="tags" optional />
    </FormDialog>
  )
}

/** Another name for a payee: of all transactions like this one, and of new ones. */
export function RenameDialog({ row, onClose }: RowDialogProps) {
  const { run } = useChange('createRule')
  const { frame, Field } = useForm({
    form: renameFields,
    defaults: { name: row.description },
    submit: async ({ name }) =>
      run({ body: { rule: { payee: row.description, payeeName: name }, appliesToPast: true } }),
    onDone: onClose,
    done: ({ name }) => words.renamed({ name }),
  })
  return (
    <FormDialog
      {...frame}
      open
      title={words.renameTitle({ name: row.description })}
      submitLabel={words.renameAll()}
      onClose={onClose}
    >
      <Field name="name" />
    </FormDialog>
  )
}
