import type { Answer } from '@evenkeel/api-client/contract/endpoints'
import { DateText } from '@evenkeel/ui/date-text'

/** The last score and its day; before the first, what the scale is for. */
export function WellBeingScore({ score, lastCompletedOn }: Pick<Answer<'wellBeing'>, 'score' | 'lastCompletedOn'>) {
  if (score === null || lastCompletedOn === null) {
    return (
      <p className="text-body text-text-muted">
        Ten statements about how your money lets you live. The score can be compared with others’ and with your own of
        another year.
      </p>
    )
  }
  return (
    <div>
      <p className="text-stat text-text">{score} of 100</p>
      <p className="text-label font-normal text-text-muted">
        Your financial well-being on <DateText value={lastCompletedOn} />
      </p>
    </div>
  )
}
