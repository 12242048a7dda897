import { ruleFields } from '@evenkeel/api-client/contract/forms/transactions'
import type { Answer } from '@evenkeel/api-client/contract/endpoints'
import type { RuleForm, TransactionRule } from '@evenkeel/api-client/contract/rules'
import type { Transaction } from '@evenkeel/api-client/contract/transactions'
import { useChange, useQuery } from '@evenkeel/api-client/react'
import { formatDate, formatMoney, screenDateFormat, setsSomething } from '@evenkeel/engine'
import { FormDialog } from '@evenkeel/ui/form-dialog'
import { useDeferredValue } from 'react'
import { useDone } from '../shared/use-done.ts'
import { useForm } from '../shared/use-form.ts'
import * as dialogWords from '../words/transaction-dialogs.generated.ts'
import * as words from '../words/transactions.generated.ts'
import { allCategoryChoices, categoryOfKey, keyOfCategory } from './category-choices.ts'
import { RuleParts } from './rule-parts.tsx'
import { ruleTextOf } from './rule-text.ts'
import { readTagText } from './tag-text.ts'
import { useCatalog } from './use-catalog.ts'

/** A new rule begins with a transaction, as it is categorized now, or with nothing; a known one is changed. */
type RuleDialogProps = {
  readonly onClose: () => void
} & (
  | { readonly row: Transaction; readonly rule?: undefined }
  | { readonly rule: TransactionRule; readonly row?: undefined }
  | { readonly row?: undefined; readonly rule?: undefined }
)

interface RuleValues extends Omit<RuleForm, 'tags' | 'categoryId' | 'ownCategoryId'> {
  readonly category?: string | undefined
  readonly tags?: string | undefined
}

const toRule = ({ tags = '', category = '', ...rest }: RuleValues): RuleForm => ({
  ...rest,
  ...(category !== '' && categoryOfKey(category)),
  tags: readTagText(tags),
})

const blank = {
  ...{ amountFrom: null, amountTo: null, userAccountId: null },
  ...{ payeeName: '', tags: '', isHidden: false, split: [] },
}

/** Returns what the form shows first. */
function startOf({ row, rule }: Pick<RuleDialogProps, 'row' | 'rule'>) {
  if (row !== undefined) return { ...blank, text: ruleTextOf(row), category: keyOfCategory(row), appliesToPast: true }
  const { text = '', amountFrom = null, amountTo = null, userAccountId = null, payeeName = '' } = rule ?? {}
  const category = rule && (rule.categoryId ?? rule.ownCategoryId) !== null ? keyOfCategory(rule) : ''
  const tags = rule?.tags.join(', ') ?? ''
  const { isHidden = false, split = [] } = rule ?? {}
  return { text, amountFrom, amountTo, userAccountId, payeeName, category, tags, isHidden, split, appliesToPast: false }
}

const sinceText = ({ changes: count, amount, since }: Answer<'previewRule'>) =>
  dialogWords.ruleSince({
    count,
    amount: formatMoney(amount),
    since: since === null ? '' : formatDate(since, screenDateFormat),
  })

/** Says what the rule would change among past transactions, or that it cannot say so. A form that is not complete is refused, and says nothing. */
function Preview({ rule }: { readonly rule: RuleForm }) {
  const asked = useDeferredValue(rule)
  const { data, failure } = useQuery('previewRule', { body: { rule: asked } })
  const text = data && sinceText(data)
  const isSilent = text === undefined && (failure === undefined || failure.status === 400)
  if (isSilent) return null
  return (
    <p className="text-label font-normal text-text-muted" aria-live="polite">
      {text ?? dialogWords.rulePreviewFailed()}
    </p>
  )
}

/** Whether a rule looks at anything yet. */
const looksAtRows = ({ text = '', payee = '', amountFrom, amountTo, userAccountId }: RuleForm) =>
  text.trim() !== '' || payee !== '' || (amountFrom ?? amountTo ?? userAccountId ?? null) !== null

/** Creates or changes a rule; what the form does not show of a known one stays. */
function useSaveRule({ rule: known }: Pick<RuleDialogProps, 'rule'>) {
  const create = useChange('createRule')
  const update = useChange('updateRule')
  return async (rule: RuleForm, appliesToPast: boolean) => {
    if (known === undefined) return create.run({ body: { rule, appliesToPast } })
    return update.run({ body: { ruleId: known.ruleId, rule: { ...rule, payee: known.payee }, appliesToPast } })
  }
}

/** Asks what a rule looks at and what it does, and says what that changes. */
export function RuleDialog({ row, rule: known, onClose }: RuleDialogProps) {
  const { categories, ownCategories, accounts } = useCatalog()
  const save = useSaveRule({ rule: known })
  const showDone = useDone()
  const { frame, Field, values, put } = useForm({
    form: ruleFields,
    defaults: startOf({ row, rule: known }),
    submit: async ({ appliesToPast, ...rule }) => save(toRule(rule), appliesToPast),
    onDone: ({ answer, changeId }) => {
      onClose()
      showDone(dialogWords.ruleSaved({ count: answer.changed }), changeId)
    },
  })
  const { text = '', category, userAccountId, amountFrom, amountTo, payeeName, tags, isHidden } = values
  const parts = values.split ?? []
  const rule = toRule({
    ...(known && { payee: known.payee }),
    text: text ?? '',
    category: category ?? '',
    userAccountId,
    amountFrom,
    amountTo,
    payeeName: payeeName ?? '',
    tags: tags ?? '',
    isHidden: isHidden ?? false,
    split: parts.flatMap(({ categoryId, percent }) => (categoryId && percent ? [{ categoryId, percent }] : [])),
  })
  return (
    <FormDialog
      {...frame}
      open
      size="wide"
      title={known ? dialogWords.editRule() : words.createRule()}
      submitLabel={dialogWords.saveRule()}
      onClose={onClose}
    >
      <Field name="text" />
      <div className="grid gap-4 tablet:grid-cols-3">
        <Field name="amountFrom" optional />
        <Field name="amountTo" optional />
        <Field
          name="userAccountId"
          optional
          placeholder={dialogWords.anyAccount()}
          choices={accounts.map(({ userAccountId: value, name: label }) => ({ value, label }))}
        />
      </div>
      <div className="grid gap-4 tablet:grid-cols-2">
        <Field name="category" optional={row === undefined} choices={allCategoryChoices(categories, ownCategories)} />
        <Field name="payeeName" optional />
      </div>
      <Field name="tags" optional />
      <RuleParts parts={parts} onParts={(split) => put(() => ({ split }))} />
      <Field name="isHidden" />
      <Field name="appliesToPast" />
      {looksAtRows(rule) && setsSomething(rule) && <Preview rule={rule} />}
      <p className="text-label font-normal text-text-subtle">{dialogWords.ruleKeeps()}</p>
    </FormDialog>
  )
}
