import type { TransactionRule } from '@evenkeel/api-client/contract/rules'
import { useChange, useQuery } from '@evenkeel/api-client/react'
import { formatMoney, language } from '@evenkeel/engine'
import { Button } from '@evenkeel/ui/button'
import { Dialog, DialogBody } from '@evenkeel/ui/dialog'
import { IconButton } from '@evenkeel/ui/icon-button'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { useState } from 'react'
import { QueryView } from '../shared/query-view.tsx'
import { useReportedChange } from '../shared/use-reported-change.ts'
import * as dialogWords from '../words/transaction-dialogs.generated.ts'
import * as words from '../words/transactions.generated.ts'
import { RuleDialog } from './rule-dialog.tsx'
import { useCatalog } from './use-catalog.ts'

const list = new Intl.ListFormat(language, { type: 'unit' })

/** Says when a rule fits. */
function whenText({ text, payee }: TransactionRule): string {
  if (text !== '') return dialogWords.ruleWhenText({ text })
  return payee === '' ? dialogWords.ruleWhenOther() : dialogWords.ruleWhenPayee({ payee })
}

/** Says of which amounts a rule is. */
function amountText({ amountFrom, amountTo }: TransactionRule): string {
  const [from, to] = [amountFrom, amountTo].map((amount) => (amount === null ? '' : formatMoney(amount)))
  if (from && to) return dialogWords.ruleAmountRange({ from, to })
  if (from) return dialogWords.ruleAmountFrom({ from })
  return to ? dialogWords.ruleAmountTo({ to }) : dialogWords.ruleAnyAmount()
}

/** Returns everything that a rule does, its category first. */
function thenTexts({ payeeName, tags, split, isHidden }: TransactionRule, category: string): string[] {
  return [
    category,
    payeeName && dialogWords.ruleRenames({ name: payeeName }),
    ...tags,
    split.length > 0 ? dialogWords.ruleSplits({ count: split.length }) : '',
    isHidden ? words.hide() : '',
  ].filter((part) => part !== '')
}

interface RuleItemProps {
  readonly rule: TransactionRule
  readonly onEdit: () => void
  readonly onMove: (by: -1 | 1) => void
  readonly onDelete: () => void
}

function RuleItem({ rule, onEdit, onMove, onDelete }: RuleItemProps) {
  const { categoryName, ownCategories, accountOf } = useCatalog()
  const own = ownCategories.find(({ ownCategoryId }) => ownCategoryId === rule.ownCategoryId)
  const when = whenText(rule)
  const account = accountOf(rule.userAccountId)?.name ?? dialogWords.ruleAnyAccount()
  return (
    <li className="flex items-center gap-2 border-t border-hairline py-2">
      <div className="grid min-w-0 flex-1 gap-x-4 tablet:grid-cols-2">
        <div>
          <p className="text-body wrap-anywhere text-text">{when}</p>
          <p className="text-caption wrap-anywhere text-text-muted">{`${amountText(rule)}, ${account}`}</p>
        </div>
        <p className="text-body wrap-anywhere text-text">
          {list.format(thenTexts(rule, own?.name ?? categoryName(rule.categoryId)))}
        </p>
      </div>
      <IconButton icon="pencil" label={dialogWords.ruleEdit({ rule: when })} size="compact" onClick={onEdit} />
      <IconButton
        icon="chevron-up"
        label={dialogWords.ruleUp({ rule: when })}
        size="compact"
        onClick={() => onMove(-1)}
      />
      <IconButton
        icon="chevron-down"
        label={dialogWords.ruleDown({ rule: when })}
        size="compact"
        onClick={() => onMove(1)}
      />
      <IconButton icon="trash" label={dialogWords.ruleDelete({ rule: when })} size="compact" onClick={onDelete} />
    </li>
  )
}

/** Returns the ids with one of them a place further up or down. */
function moved(ids: readonly number[], id: number, by: -1 | 1): number[] {
  const from = ids.indexOf(id)
  const to = Math.min(ids.length - 1, Math.max(0, from + by))
  return ids.toSpliced(from, 1).toSpliced(to, 0, id)
}

interface RuleListProps {
  readonly rules: readonly TransactionRule[]
  readonly onEdit: (rule: TransactionRule) => void
  readonly onAdd: () => void
}

function RuleList({ rules, onEdit, onAdd }: RuleListProps) {
  const order = useChange('orderRules')
  const deletion = useChange('deleteRule')
  const apply = useChange('applyRules')
  const report = useReportedChange()
  const ids = rules.map(({ ruleId }) => ruleId)
  return (
    <>
      <p className="text-body text-text-muted">
        {rules.length === 0 ? dialogWords.noRules() : dialogWords.rulesIntro()}
      </p>
      <ol aria-label={words.rules()} className="mt-3">
        {rules.map((rule) => (
          <RuleItem
            key={rule.ruleId}
            rule={rule}
            onEdit={() => onEdit(rule)}
            onMove={(by) =>
              void report(order.run({ body: { ruleIds: moved(ids, rule.ruleId, by) } }), dialogWords.rulesOrdered())
            }
            onDelete={() => void report(deletion.run({ body: { ruleId: rule.ruleId } }), dialogWords.ruleDeleted())}
          />
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button icon="plus" onClick={onAdd}>
          {dialogWords.newRule()}
        </Button>
        <Button
          busy={apply.isBusy}
          onClick={() => void report(apply.run({ body: {} }), ({ changed: count }) => dialogWords.rulesRun({ count }))}
        >
          {dialogWords.runRules()}
        </Button>
      </div>
    </>
  )
}

/** The person's rules in their order. */
export function RulesDialog({ onClose }: { readonly onClose: () => void }) {
  const rules = useQuery('rules')
  const [edited, setEdited] = useState<TransactionRule | 'new' | null>(null)
  if (edited === 'new') return <RuleDialog onClose={() => setEdited(null)} />
  if (edited !== null) return <RuleDialog rule={edited} onClose={() => setEdited(null)} />
  return (
    <Dialog open size="wide" title={words.rules()} onClose={onClose}>
      <DialogBody>
        <QueryView
          query={rules}
          label={words.rules()}
          skeleton={<SkeletonText lines={4} />}
          failedTitle={dialogWords.rulesFailed()}
        >
          {(shown) => <RuleList rules={shown} onEdit={setEdited} onAdd={() => setEdited('new')} />}
        </QueryView>
      </DialogBody>
    </Dialog>
  )
}
