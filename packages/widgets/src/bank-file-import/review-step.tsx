import { useQuery } from '@evenkeel/api-client/react'
import { homeCurrency } from '@evenkeel/engine'
import { Button, TextButton } from '@evenkeel/ui/button'
import { Form } from '@evenkeel/ui/form'
import { Notice } from '@evenkeel/ui/notice'
import * as texts from '../words/bank-file-import.generated.ts'
import * as words from '../words/bank-file-import.generated.ts'
import { AccountReview } from './account-review.tsx'
import type { ImportState } from './import-state.ts'
import { Problems } from './problems.tsx'
import { type AccountChoice, type ImportOutcome, importOutcome, requestPaths, type Target } from './review.ts'
import { SignQuestion } from './sign-question.tsx'
import { StepHeading } from './step-heading.tsx'
import type { BankFilePreview } from '@evenkeel/api-client/contract/bank-files'
import { Checkbox } from '@evenkeel/ui/checkbox'
import { noteText } from './note-text.ts'

interface UnreadableLinesProps {
  readonly preview: Pick<BankFilePreview, 'unreadable' | 'unreadableCount'>
  readonly isSkipped: boolean
  readonly onSkip: (isSkipped: boolean) => void
}

/** The lines that cannot be read, and the choice to import the file without them. */
function UnreadableLines({ preview: { unreadable, unreadableCount }, isSkipped, onSkip }: UnreadableLinesProps) {
  if (unreadableCount === 0) return null
  const more = unreadableCount - unreadable.length
  return (
    <div className="mb-5">
      <Notice tone="warning" announce="polite">
        <p className="font-medium">{words.unreadable({ count: unreadableCount })}</p>
        <p>{words.unreadableHint()}</p>
        <ul className="mt-2 flex flex-col gap-1">
          {unreadable.map((note, place) => (
            <li key={place} className="wrap-anywhere">
              {noteText(note)}
              <span className="block text-text-muted">{note.text}</span>
            </li>
          ))}
        </ul>
        {more > 0 && <p className="mt-1">{words.unreadableMore({ count: more })}</p>}
      </Notice>
      <div className="mt-3">
        <Checkbox label={words.skipUnreadable({ count: unreadableCount })} checked={isSkipped} onChange={onSkip} />
      </div>
    </div>
  )
}

interface ReviewStepProps {
  readonly titleId: string
  readonly state: Extract<ImportState, { step: 'review' }>
  readonly isCommitting: boolean
  readonly onTarget: (key: string, target: Target) => void
  readonly onDecide: (key: string, change: Partial<AccountChoice>) => void
  readonly onSigns: (invertSign: boolean) => void
  readonly onSkipUnreadable: (isSkipped: boolean) => void
  readonly onImport: () => void
  readonly onReopenColumns: () => void
  readonly onStartOver: () => void
}

/** Returns the words of the main button; null if pressing it would do nothing. */
function buttonWords({ hasRows, createsAccount, setsBalance }: ImportOutcome): string | null {
  if (hasRows || createsAccount) return texts.importNow()
  return setsBalance ? texts.updateBalance() : null
}

type FooterProps = Pick<ReviewStepProps, 'state' | 'isCommitting' | 'onReopenColumns' | 'onStartOver'>

/** Returns what only a person can say and has not said yet: which amounts are money out, or what to do with unreadable lines. */
function unansweredWords({ preview, skipsUnreadable }: ReviewStepProps['state']): string | null {
  if (preview.unreadableCount > 0 && !skipsUnreadable) return texts.linesFirst()
  return preview.signs?.settledBy === null ? texts.signsFirst() : null
}

/** The buttons to go back, and the main button, if it would do anything. */
function ReviewFooter({ state, isCommitting, words, ...on }: FooterProps & { readonly words: string | null }) {
  const { mapping, isReading } = state
  const unanswered = unansweredWords(state)
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
      <div className="flex flex-wrap gap-x-4">
        {mapping !== null && (
          <TextButton icon="arrow-left" onClick={on.onReopenColumns} disabled={isCommitting}>
            {texts.columns()}
          </TextButton>
        )}
        <TextButton onClick={on.onStartOver} disabled={isCommitting}>
          {texts.chooseAnother()}
        </TextButton>
      </div>
      {words !== null && (
        <div className="ml-auto flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="text-label font-normal text-text-muted">{unanswered ?? texts.canUndo()}</p>
          <Button type="submit" variant="primary" busy={isCommitting} disabled={isReading || unanswered !== null}>
            {words}
          </Button>
        </div>
      )}
    </div>
  )
}

/** The effect of importing the file, account by account, and the person's decisions about it. */
export function ReviewStep({ titleId, state, onTarget, onDecide, ...props }: ReviewStepProps) {
  const { onSigns, onSkipUnreadable, onImport, ...footer } = props
  const { isCommitting } = footer
  const accounts = useQuery('accounts', { body: {} }).data ?? []
  const { file, preview, choices, isReading, error } = state
  const placed = requestPaths(preview, choices)
  const outcome = importOutcome(preview, choices, accounts)
  const words = buttonWords(outcome)
  const isAllThere = !outcome.hasRows && !outcome.createsAccount
  return (
    <>
      <StepHeading id={titleId}>{isAllThere ? texts.allThere() : texts.checkFile({ name: file.name })}</StepHeading>
      <p className="mt-1 mb-5 text-body text-text-muted">
        {isAllThere && words === null ? texts.nothingToChange() : texts.notYetSaved()}
      </p>
      <Form onSubmit={onImport} busy={isCommitting} refusals={state.refusals}>
        <div>
          <Problems title={texts.checkThisRead()} problems={preview.problems} />
          <UnreadableLines preview={preview} isSkipped={state.skipsUnreadable} onSkip={onSkipUnreadable} />
          {preview.signs !== undefined && (
            <SignQuestion
              signs={preview.signs}
              currency={preview.accounts[0]?.currency ?? homeCurrency}
              isBusy={isReading || isCommitting}
              onChoose={onSigns}
            />
          )}
          {preview.accounts.map((account, index) => {
            const choice = choices[account.key]
            return (
              choice && (
                <AccountReview
                  key={account.key}
                  account={account}
                  path={placed[index] ?? account.key}
                  choice={choice}
                  accounts={accounts}
                  canLeaveOut={preview.accounts.length > 1}
                  isBusy={isReading}
                  onTarget={(target) => onTarget(account.key, target)}
                  onChange={(change) => onDecide(account.key, change)}
                />
              )
            )
          })}
          {error !== null && (
            <Notice tone="danger" announce="assertive">
              {error}
            </Notice>
          )}
          <ReviewFooter {...footer} state={state} words={words} />
        </div>
      </Form>
    </>
  )
}
