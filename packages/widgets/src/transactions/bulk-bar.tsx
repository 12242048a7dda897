import type { SeveralChange, SeveralSelection } from '@evenkeel/api-client/contract/transactions'
import { useChange } from '@evenkeel/api-client/react'
import { IconButton } from '@evenkeel/ui/icon-button'
import { Icon } from '@evenkeel/ui/icon'
import { Menu } from '@evenkeel/ui/menu'
import { Money } from '@evenkeel/ui/money'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useFailure } from '../shared/failure.tsx'
import { lazyDialog } from '../shared/lazy-dialog.tsx'
import { useDone } from '../shared/use-done.ts'
import * as dialogWords from '../words/transaction-dialogs.generated.ts'
import * as words from '../words/transactions.generated.ts'
import { BarIcon } from './bar-icon.tsx'
import { transferCategoryId } from './filter.ts'

const BulkDialog = lazyDialog(async () => (await import('./bulk-dialogs.tsx')).BulkDialog)

export type BulkQuestion = 'category' | 'tag' | 'note' | 'rename'

interface BulkBarProps {
  readonly count: number
  /** How many the list has on all its pages; all of them can be selected. */
  readonly total: number
  /** The sum of the selected rows; null if not all of them are known here. */
  readonly sum: number | null
  readonly select: SeveralSelection
  readonly onSelectAll: () => void
  /** Asks for a rule; absent unless all selected rows have one payee. */
  readonly onRule?: (() => void) | undefined
  /** The payee that all selected rows have; absent for several. */
  readonly payee?: string | undefined
  readonly onClose: () => void
}

/** Makes a change of the selected rows, says so with 'Undo', and ends the selection. */
function useBulkChange({ select, onClose }: BulkBarProps) {
  const { run, isBusy } = useChange('changeTransactions')
  const showDone = useDone()
  const showFailure = useFailure()
  const change = async (wanted: SeveralChange) => {
    try {
      const { answer, changeId } = await run({ body: { select, change: wanted } })
      const kept = dialogWords.keptSeveral({ deleted: answer.changed, kept: answer.leftOut })
      const deleted = answer.leftOut > 0 ? kept : dialogWords.deletedSeveral({ count: answer.changed })
      showDone(wanted.isDeleted ? deleted : dialogWords.changedSeveral({ count: answer.changed }), changeId)
      onClose()
    } catch (reason) {
      showFailure(reason)
    }
  }
  return { change: (wanted: SeveralChange) => void change(wanted), isBusy }
}

/** Leads with Enter from the box of a row to the actions, which follow all rows: each of them is two steps of Tab. */
function useWayToActions() {
  const actions = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target } = event
      const isBox = target instanceof HTMLInputElement && target.type === 'checkbox'
      if (key !== 'Enter' || !isBox || target.closest('[role=dialog]') !== null) return
      event.preventDefault()
      actions.current?.querySelector('button')?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return actions
}

interface ActionProps {
  readonly icon: ReactNode
  readonly label: string
  readonly disabled: boolean
  readonly onClick: () => void
  /** A phone has it in the menu. */
  readonly isWide?: boolean
}

function Action({ icon, label, disabled, onClick, isWide = false }: ActionProps) {
  return (
    <button
      type="button"
      disabled={disabled}
      onClick={onClick}
      className={`flex min-h-9 items-center justify-center gap-2 rounded-md px-3 text-label text-on-ink hover:underline @max-table:min-h-control-coarse @max-table:flex-1 @max-table:flex-col @max-table:gap-1 ${isWide ? '@max-table:hidden' : ''}`}
    >
      {icon}
      {label}
    </button>
  )
}

/** What can be done with the selected rows, at the bottom of the screen. */
export function BulkBar(props: BulkBarProps) {
  const { count, total, sum, onSelectAll, onRule, payee, onClose } = props
  const [question, setQuestion] = useState<BulkQuestion | null>(null)
  const { change, isBusy } = useBulkChange(props)
  const actions = useWayToActions()
  return (
    <div
      role="toolbar"
      aria-label={dialogWords.selected({ count })}
      className="sticky bottom-2 z-20 m-2 flex items-center gap-2 rounded-lg bg-ink p-2 pl-4 text-body text-on-ink shadow-dialog [&_button]:text-on-ink @max-table:bottom-16 @max-table:flex-wrap"
      data-print="hide"
    >
      <p className="mr-auto flex min-w-0 flex-wrap items-baseline gap-x-3 font-medium" aria-live="polite">
        <span className="whitespace-nowrap">
          {dialogWords.selected({ count })} {sum !== null && <Money value={sum} look="signed" />}
        </span>
        <span className="font-normal whitespace-nowrap @max-table:sr-only pointer-coarse:hidden">
          {dialogWords.enterForActions()}
        </span>
      </p>
      {count < total && (
        <button
          type="button"
          onClick={onSelectAll}
          className="min-h-9 rounded-md px-2 text-label whitespace-nowrap underline"
        >
          {dialogWords.selectAll({ count: total })}
        </button>
      )}
      <div ref={actions} className="flex gap-1 @max-table:order-last @max-table:w-full">
        <Action
          icon={<Icon name="pie" size={16} />}
          label={words.category()}
          disabled={isBusy}
          onClick={() => setQuestion('category')}
        />
        <Action
          icon={<BarIcon name="tag" />}
          label={words.tag()}
          disabled={isBusy}
          onClick={() => setQuestion('tag')}
        />
        <Action
          icon={<BarIcon name="note" />}
          label={words.note()}
          disabled={isBusy}
          onClick={() => setQuestion('note')}
        />
        <Action
          icon={<Icon name="pencil" size={16} />}
          label={words.rename()}
          disabled={isBusy}
          onClick={() => setQuestion('rename')}
          isWide
        />
        <Action
          icon={<Icon name="eye-off" size={16} />}
          label={words.hide()}
          disabled={isBusy}
          onClick={() => change({ isHidden: true })}
        />
        <Menu
          label={words.more()}
          align="end"
          groups={[
            [
              ...(onRule ? [{ label: words.createRule(), icon: 'arrow-right', onSelect: onRule } as const] : []),
              { label: words.rename(), icon: 'pencil', onSelect: () => setQuestion('rename') },
              {
                label: dialogWords.markTransfer(),
                icon: 'transfer',
                onSelect: () => change({ categoryId: transferCategoryId }),
              },
              { label: words.remove(), icon: 'trash', onSelect: () => change({ isDeleted: true }) },
            ],
          ]}
          renderButton={(button) => <IconButton {...button} icon="more" label={words.more()} size="compact" />}
        />
      </div>
      <IconButton icon="close" label={dialogWords.clearSelection()} size="compact" onClick={onClose} />
      {question && <BulkDialog {...{ question, count, payee }} onChange={change} onClose={() => setQuestion(null)} />}
    </div>
  )
}
