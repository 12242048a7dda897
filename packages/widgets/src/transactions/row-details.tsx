import type { Transaction } from '@evenkeel/api-client/contract/transactions'
import { Button } from '@evenkeel/ui/button'
import { IconButton } from '@evenkeel/ui/icon-button'
import { Select } from '@evenkeel/ui/select'
import { type ComponentType, useEffect, useState } from 'react'
import * as words from '../words/transactions.generated.ts'
import { allCategoryChoices, categoryOfKey, keyOfCategory } from './category-choices.ts'
import { toRowTags } from './row-tags.ts'
import type { RuleProposalProps } from './rule-proposal.tsx'
import { type Catalog, useCatalog } from './use-catalog.ts'
import type { RowChanges } from './use-row-changes.ts'

interface RowFactsProps {
  readonly row: Transaction
}

/** Returns the account's name, with the bank's if it is connected to one. */
function accountText(row: Transaction, { accountOf }: Catalog): string {
  const connection = accountOf(row.userAccountId)?.accountConnection
  return connection === undefined || connection.accountConnectionId === null
    ? row.source
    : `${row.source}, ${connection.name}`
}

function Fact({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <div>
      <dt className="text-label font-normal text-text-subtle @max-table:sr-only">{name}</dt>
      <dd className="text-label font-normal wrap-anywhere text-text @max-table:text-text-muted">{text}</dd>
    </div>
  )
}

/** The bank's own text, the account, why the row does not count, if so, and its files. */
export function RowFacts({ row, hasFiles }: RowFactsProps & { readonly hasFiles: boolean }) {
  const catalog = useCatalog()
  const tags = toRowTags(row, catalog.accountOf(row.userAccountId))
  return (
    <>
      <dl className="flex flex-col gap-1.5 @max-table:gap-0">
        <Fact name={words.fullDescription()} text={row.fullDescription} />
        <Fact name={words.account()} text={accountText(row, catalog)} />
        {row.note !== '' && <Fact name={words.note()} text={row.note} />}
        {tags.map(({ word, reason }) => (
          <Fact key={word} name={word} text={reason} />
        ))}
      </dl>
      {hasFiles && <LazyAttachments row={row} />}
    </>
  )
}

interface RowActionsProps {
  readonly row: Transaction
  readonly changes: RowChanges
  /** Both are absent if only the category can be changed. */
  readonly onSplit?: ((row: Transaction) => void) | undefined
  readonly onEdit?: ((row: Transaction) => void) | undefined
  readonly onAsk?: ((question: RowQuestion, row: Transaction) => void) | undefined
}

/** What can be asked about a row, apart from its category. */
export type RowQuestion = 'rule' | 'rename' | 'notes'

/** The category, saved as soon as it is chosen, and the other actions on a transaction. */
export function RowActions({ row, changes, onSplit, onEdit, onAsk }: RowActionsProps) {
  const { categories, ownCategories } = useCatalog()
  const choices = allCategoryChoices(categories, ownCategories)
  const isBusy = changes.isBusy(row)
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
      <div className="w-full @table:max-w-[236px] min-w-40 @table:flex-1">
        <Select
          label={words.category()}
          placeholder={words.chooseOne()}
          value={keyOfCategory(row)}
          disabled={isBusy}
          onChange={(key) =>
            changes.move(row, categoryOfKey(key), choices.find(({ value }) => value === key)?.label ?? '')
          }
          items={choices.map(({ value, label, swatch }) => ({ value, label, swatch }))}
        />
      </div>
      {onAsk && <Questions row={row} isBusy={isBusy} onAsk={onAsk} isProposed={changes.hasMoved(row)} />}
      {onSplit && onEdit && <FurtherActions {...{ row, changes, onSplit, onEdit }} />}
    </div>
  )
}

interface QuestionsProps {
  readonly row: Transaction
  readonly isBusy: boolean
  readonly isProposed: boolean
  readonly onAsk: (question: RowQuestion, row: Transaction) => void
}

/** The rule for others like it, which is proposed once the category was changed; the payee's name; note and tags. */
function Questions({ row, isBusy, isProposed, onAsk }: QuestionsProps) {
  const create = (
    <Button variant="text" disabled={isBusy} onClick={() => onAsk('rule', row)}>
      {words.createRule()}
    </Button>
  )
  return (
    <div className="flex flex-wrap items-center gap-2">
      {isProposed ? <LazyProposal {...{ row, onAsk }} otherwise={create} /> : create}
      <Button variant="text" disabled={isBusy} onClick={() => onAsk('rename', row)}>
        {words.rename()}
      </Button>
      <Button variant="text" disabled={isBusy} onClick={() => onAsk('notes', row)}>
        {words.edit()}
      </Button>
    </div>
  )
}

/** Shows `otherwise` until the code of the proposal is loaded: it brings the payees that we know, which no list needs. */
function LazyProposal(props: RuleProposalProps) {
  const [Proposal, setProposal] = useState<ComponentType<RuleProposalProps> | null>(null)
  useEffect(() => {
    import('./rule-proposal.tsx').then(
      ({ RuleProposal }) => setProposal(() => RuleProposal),
      () => undefined,
    )
  }, [])
  return Proposal === null ? props.otherwise : <Proposal {...props} />
}

/** The files, which no other list shows. */
function LazyAttachments({ row }: RowFactsProps) {
  const [Files, setFiles] = useState<ComponentType<RowFactsProps> | null>(null)
  useEffect(() => {
    import('./attachments.tsx').then(
      ({ Attachments }) => setFiles(() => Attachments),
      () => undefined,
    )
  }, [])
  return Files !== null && <Files row={row} />
}

interface FurtherActionsProps extends Pick<RowActionsProps, 'row' | 'changes'> {
  readonly onSplit: (row: Transaction) => void
  readonly onEdit: (row: Transaction) => void
}

/** Hide and split, and for manual transactions edit and delete. */
function FurtherActions({ row, changes, onSplit, onEdit }: FurtherActionsProps) {
  const isBusy = changes.isBusy(row)
  return (
    <div className="flex items-center gap-2 @max-table:w-full @max-table:*:flex-1">
      <Button
        icon={row.hidden ? 'eye' : 'eye-off'}
        disabled={isBusy}
        onClick={() => changes.setHidden(row, !row.hidden)}
      >
        {row.hidden ? words.showRow() : words.hide()}
      </Button>
      <Button icon="split" disabled={isBusy} onClick={() => onSplit(row)}>
        {words.split()}
      </Button>
      {row.isManual && (
        <>
          <IconButton icon="pencil" label={words.editRow()} disabled={isBusy} onClick={() => onEdit(row)} />
          <IconButton icon="trash" label={words.remove()} disabled={isBusy} onClick={() => changes.remove(row)} />
        </>
      )}
    </div>
  )
}
