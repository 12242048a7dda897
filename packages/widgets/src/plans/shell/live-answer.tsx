import type { PlanType, Verdict } from '@evenkeel/engine'
import { Card, CardBody } from '@evenkeel/ui/card'
import { Heading } from '@evenkeel/ui/heading'
import { Skeleton } from '@evenkeel/ui/skeleton'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { VerdictName, VerdictText } from '../../shared/verdict-view.tsx'
import * as words from '../../words/plan-form.generated.ts'
import { PinnedBar } from './pinned-bar.tsx'
import { type PlanBody, previewBody } from './plan-body.ts'
import { useListQuery } from '@evenkeel/api-client/react'

/** After the last change, what it comes to is asked. */
const pauseMs = 400

/** What a plan that is typed comes to. */
interface LiveVerdict {
  /** Null while something that it needs is missing, undefined until it is known. */
  readonly verdict: Verdict | null | undefined
  /** Whether it belongs to what was typed a moment ago. */
  readonly isStale: boolean
}

/**
 * Returns the server's verdict on a plan as it is typed, by the same rules as everywhere; a moment after the last change,
 * and again when a balance or a budget changes.
 */
function useLiveVerdict(planType: PlanType, typed: PlanBody): LiveVerdict {
  const body = previewBody(planType, typed)
  const wanted = JSON.stringify(body)
  const [asked, setAsked] = useState({ wanted, body })
  useEffect(() => {
    const timer = setTimeout(() => setAsked({ wanted, body: JSON.parse(wanted) }), pauseMs)
    return () => clearTimeout(timer)
  }, [wanted])
  const params = { planType: String(planType) }
  const { data, isRefreshing } = useListQuery('previewPlan', asked.body === null ? null : { params, body: asked.body })
  return {
    verdict: body === null ? null : data?.verdict,
    isStale: asked.wanted !== wanted || isRefreshing,
  }
}

interface LiveAnswerProps {
  readonly planType: PlanType
  /** What is typed so far. */
  readonly body: PlanBody
  /** Returns the label of the field that a missing fact is typed into; undefined if the form has none. */
  readonly nameOf?: (fact: string) => string | undefined
}

/** What a plan comes to while its form is filled in. */
export function LiveAnswer({ planType, body, nameOf = () => undefined }: LiveAnswerProps) {
  const live = useLiveVerdict(planType, body)
  const names = (live.verdict?.missing ?? []).flatMap(({ key }) => nameOf(key) ?? [])
  return (
    <LiveAnswerCard {...live}>
      {names.length > 0 && <p className="mt-1 text-body">{words.stillMissing({ names: names.join(', ') })}</p>}
    </LiveAnswerCard>
  )
}

/** The verdict on what is typed, next to the fields; where it is below them also in a bar while the card is not on the screen. */
export function LiveAnswerCard({ verdict, isStale, children }: LiveVerdict & { readonly children?: ReactNode }) {
  const titleId = useId()
  const card = useRef<HTMLDivElement>(null)
  return (
    <div ref={card}>
      <Card labelledBy={titleId}>
        <CardBody>
          <div className="pt-2">
            <Heading look="part" level={2} id={titleId}>
              {words.answer()}
            </Heading>
          </div>
          {verdict === undefined ? (
            <div className="mt-3 flex flex-col gap-2">
              <Skeleton width={90} height={20} />
              <Skeleton height={48} />
            </div>
          ) : verdict === null ? (
            <p className="mt-2 text-body text-text-muted">{words.answerLater()}</p>
          ) : (
            <div role="status" className="mt-3" aria-busy={isStale}>
              <VerdictName verdict={verdict} />
              <p className="mt-1 text-sentence font-medium">
                <VerdictText sentence={verdict.sentence} />
              </p>
              {verdict.second && (
                <p className="mt-1 text-body text-text-muted">
                  <VerdictText sentence={verdict.second} />
                </p>
              )}
              {children}
            </div>
          )}
        </CardBody>
      </Card>
      {verdict && (
        <PinnedBar answer={card}>
          <div className="min-w-0" aria-hidden>
            <VerdictName verdict={verdict} />
            <p className="text-label">
              <VerdictText sentence={verdict.sentence} />
            </p>
          </div>
        </PinnedBar>
      )}
    </div>
  )
}
