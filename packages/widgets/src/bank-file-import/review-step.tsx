import { useQuery } from '@evenkeel/api-client/react'
import { Button } from '@evenkeel/ui/button'
import { Notice } from '@evenkeel/ui/notice'
import { AccountReview } from './account-review.tsx'
import type { ImportState } from './import-state.ts'
import { Problems } from './problems.tsx'
import { type AccountChoice, type ImportOutcome, isComplete, outcomeOf, type Target } from './review.ts'
import { StepHeading } from './step-heading.tsx'

interface ReviewStepProps {
  readonly titleId: string
  readonly state: Extract<ImportState, { step: 'review' }>
  readonly isCommitting: boolean
  readonly onTarget: (key: string, target: Target) => void
  readonly onDecide: (key: string, change: Partial<AccountChoice>) => void
  readonly onImport: () => void
  readonly onReopenColumns: () => void
  readonly onStartOver: () => void
}

/** The words of the one button; null where pressing it would do nothing. */
function buttonWords({ hasRows, createsAccount, setsBalance }: ImportOutcome): string | null {
  if (hasRows || createsAccount) return 'Import'
  return setsBalance ? 'Update the balance' : null
}

type FooterProps = Pick<ReviewStepProps, 'state' | 'isCommitting' | 'onImport' | 'onReopenColumns' | 'onStartOver'>

/** The ways back, and the one button; none where it would do nothing. */
function ReviewFooter({ state, isCommitting, words, ...on }: FooterProps & { readonly words: string | null }) {
  const { mapping, isReading, choices } = state
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
      <div className="flex flex-wrap gap-x-4">
        {mapping !== null && (
          <Button variant="text" size="flush" icon="arrow-left" onClick={on.onReopenColumns} disabled={isCommitting}>
            Columns
          </Button>
        )}
        <Button variant="text" size="flush" onClick={on.onStartOver} disabled={isCommitting}>
          Choose another file
        </Button>
      </div>
      {words !== null && (
        <div className="ml-auto">
          <Button
            variant="primary"
            busy={isCommitting}
            disabled={isReading || !isComplete(choices)}
            onClick={on.onImport}
          >
            {words}
          </Button>
        </div>
      )}
    </div>
  )
}

/** What importing the file would do, account by account, and the person's decisions about it. */
export function ReviewStep({ titleId, state, onTarget, onDecide, ...footer }: ReviewStepProps) {
  const accounts = useQuery('accounts', { body: {} }).data ?? []
  const { file, preview, choices, isReading, error } = state
  const outcome = outcomeOf(preview, choices, accounts)
  const words = buttonWords(outcome)
  const isAllThere = !outcome.hasRows && !outcome.createsAccount
  return (
    <>
      <StepHeading id={titleId}>
        {isAllThere ? 'Everything in this file is already there.' : `Check ${file.name}`}
      </StepHeading>
      <p className="mt-1 mb-5 text-body text-text-muted">
        {isAllThere && words === null
          ? 'Importing it again would change nothing.'
          : 'Nothing is saved until you import.'}
      </p>
      <Problems title="Please have a look at this. It was read all the same." problems={preview.problems} />
      {preview.accounts.map((account) => {
        const choice = choices[account.key]
        return (
          choice && (
            <AccountReview
              key={account.key}
              account={account}
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
    </>
  )
}
