import { calculatorText, calculatorWord } from '@evenkeel/api-client/contract/calculator-verdict-words'
import { missingOfRetirement } from '@evenkeel/api-client/contract/plan/retirement-missing'
import type { Verdict } from '@evenkeel/engine'
import { CardBody } from '@evenkeel/ui/card'
import { EmptyState } from '@evenkeel/ui/empty-state'
import { Heading } from '@evenkeel/ui/heading'
import { Notice } from '@evenkeel/ui/notice'
import { usePrivateText } from '@evenkeel/ui/privacy'
import { Skeleton } from '@evenkeel/ui/skeleton'
import type { ReactNode } from 'react'
import { LazyPart, useLater } from '../../shared/lazy-card.tsx'
import { PlanDrawing } from '../../shared/plan-drawing.tsx'
import { useAnswer } from '../../shared/use-answer.ts'
import { Sheet } from '../shell/sheet.tsx'
import { CalculatorVerdictName, CalculatorVerdictText } from '../shell/calculator-verdict-view.tsx'
import * as words from '../../words/calculator.generated.ts'
import type { Whole } from './form.ts'
import type { WhatIf } from './use-what-if.ts'

interface AnswerCardProps {
  readonly whatIf: WhatIf
  /** Called when the person asks to see the assumptions. */
  readonly onAssumptions: () => void
  /** The saved plan, while another one is tried. */
  readonly saved?: Whole | undefined
  /** Under the answer. */
  readonly children?: ReactNode
}

/** Not with the answer, which can be read without it. */
const loadHow = async () => (await import('./how-calculated.tsx')).HowCalculated
const loadDetails = async () => (await import('./answer-details.tsx')).AnswerDetails

/** Of the picture with its switches, in a card of the usual width. */
const pictureHeight = 424

/** Whether the savings last; and, where that can be said and once it is drawn, the picture and the figures behind it. */
export function AnswerCard({ whatIf, onAssumptions, saved, children }: AnswerCardProps) {
  const { whole, isCurrent, verdict, simulated, asOf } = whatIf
  const how = useLater({ load: loadHow, isWanted: whole !== null })
  useAnswer(useSpokenAnswer(whatIf))
  if (whole === null) {
    return (
      <Sheet>
        <CardBody>
          <EmptyState icon="sun-horizon" title={words.notYet()}>
            {words.notYetWhat()}
          </EmptyState>
          {children}
        </CardBody>
      </Sheet>
    )
  }
  return (
    <Sheet>
      <div className="px-4 pt-5 tablet:px-6">
        <Answer verdict={verdict} isCurrent={isCurrent} />
        {children}
        <div className="mt-3 mb-4">
          {how.Part === null ? (
            <div className="flex h-5 items-center">{!how.isFailed && <Skeleton width={190} height={16} />}</div>
          ) : (
            <how.Part whole={whole} asOf={asOf} onAssumptions={onAssumptions} />
          )}
        </div>
        {!isCurrent && (
          <div className="mb-4">
            <Notice tone="warning" announce="polite">
              {words.notWhole()}
            </Notice>
          </div>
        )}
        {simulated.isFailed && (
          <div className="mb-4">
            <Notice tone="warning" announce="polite">
              {words.failed()}
            </Notice>
          </div>
        )}
      </div>
      {missingOfRetirement(whole.input, asOf).length === 0 && (
        <LazyPart isWanted title={words.title()} load={loadDetails} props={{ whatIf, whole, saved }}>
          <div className="px-4 pb-4 tablet:px-6">
            <PlanDrawing of="savings" height={pictureHeight} />
          </div>
        </LazyPart>
      )}
    </Sheet>
  )
}

/** Returns the answer for people who listen; null while it is being calculated. */
export function useSpokenAnswer({ verdict, simulated }: WhatIf): string | null {
  const mask = usePrivateText()
  if (verdict === null || simulated.isStale) return null
  const { sentence, second } = verdict
  const said = [`${calculatorWord(verdict)}.`, calculatorText(sentence), second && calculatorText(second)]
  return mask(said.filter(Boolean).join(' '))
}

/** Its word, its sentence on two lines, and the sentence after it. */
export const AnswerSkeleton = () => (
  <>
    <div className="flex h-5 items-center">
      <Skeleton width={90} height={16} />
    </div>
    <div className="mt-2 flex h-16 flex-col justify-around">
      <Skeleton width={340} height={22} />
      <Skeleton width={220} height={22} />
    </div>
    <div className="mt-1 flex h-5 items-center">
      <Skeleton width="60%" height={14} />
    </div>
  </>
)

/** The verdict on the tried plan. While a field holds no valid value, the last answer stays without word and tone. */
function Answer({ verdict, isCurrent }: { readonly verdict: Verdict | null; readonly isCurrent: boolean }) {
  if (verdict === null) return <AnswerSkeleton />
  const { sentence, second } = verdict
  return (
    <>
      {isCurrent && <CalculatorVerdictName verdict={verdict} />}
      <div className="mt-2 max-w-[380px]" aria-busy={!isCurrent}>
        <Heading look="result" level={2}>
          <CalculatorVerdictText sentence={sentence} />
        </Heading>
      </div>
      {/* Its line is kept as in the skeleton, so that the chart does not move. */}
      <p className="mt-1 min-h-5 max-w-[480px] text-body text-text-muted">
        {second !== null && <CalculatorVerdictText sentence={second} />}
      </p>
    </>
  )
}
