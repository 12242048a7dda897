import { debtStrategyNames, type VerdictSentence } from '@evenkeel/engine'
import { CardBody } from '@evenkeel/ui/card'
import { Notice } from '@evenkeel/ui/notice'
import { usePrivateText } from '@evenkeel/ui/privacy'
import type { ReactNode } from 'react'
import * as words from '../../words/debts.generated.ts'
import { CalculatorVerdictText } from '../shell/calculator-verdict-view.tsx'
import { Sheet } from '../shell/sheet.tsx'
import type { DebtDraft } from './form.ts'
import { PayoffCard } from './payoff-card.tsx'
import { hasEnd, type NoPayoff, type PayoffPreview } from './payoff-view.ts'

export interface PreviewStepProps {
  readonly preview: PayoffPreview | NoPayoff | null
  readonly draft: DebtDraft
  readonly orders: ReactNode
}

/** Returns the name of the first field without which nothing can be calculated. */
function missingField({ interestRate, monthlyPayment }: DebtDraft): string {
  if (!Number.isFinite(interestRate)) return words.highInterestMeans()
  return Number.isFinite(monthlyPayment) ? words.oneOffs() : words.monthlyPayment()
}

/** Step 4: what the plan comes to. */
export function PreviewStep({ preview, draft, orders }: PreviewStepProps) {
  const privateText = usePrivateText()
  if (preview !== null && hasEnd(preview)) {
    const { sentence, today, second } = preview.verdict
    return (
      <PayoffCard
        view={preview}
        strategyName={debtStrategyNames[draft.strategy]}
        answer={<CalculatorVerdictText sentence={sentence} />}
        reasons={<Reasons sentences={[today, second]} />}
        orders={orders}
      />
    )
  }
  return (
    <Sheet isInset>
      <CardBody>
        <div className="pt-3">
          <Notice tone="warning">
            {preview === null ? words.missingField({ field: missingField(draft) }) : privateText(preview.message)}
          </Notice>
        </div>
      </CardBody>
    </Sheet>
  )
}

/** How the plan compares: with what is paid today first. */
function Reasons({ sentences }: { readonly sentences: readonly (VerdictSentence | null)[] }) {
  return sentences.map(
    (sentence, index) =>
      sentence && (
        <p
          key={sentence.key}
          className={`mt-1 font-normal text-text-muted ${index === 0 ? 'text-sentence' : 'text-label'}`}
        >
          <CalculatorVerdictText sentence={sentence} />
        </p>
      ),
  )
}
