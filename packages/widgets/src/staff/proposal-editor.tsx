import { proposalFields } from '@evenkeel/api-client/contract/forms/proposals'
import { planNames } from '@evenkeel/api-client/contract/names'
import type { ProposedField, TriedProposal } from '@evenkeel/api-client/contract/proposals'
import { useChange, useClient, useQuery } from '@evenkeel/api-client/react'
import type { PlanType, Verdict } from '@evenkeel/engine'
import { Button } from '@evenkeel/ui/button'
import { Card, CardBody } from '@evenkeel/ui/card'
import { Form } from '@evenkeel/ui/form'
import { type ReactNode, useEffect, useState } from 'react'
import { proposedName, ProposedValue } from '../shared/proposed-value.tsx'
import { useForm } from '../shared/use-form.ts'
import { BriefVerdict } from '../shared/brief-verdict.tsx'
import { VerdictReason } from '../shared/verdict-reason.tsx'
import * as words from '../words/staff.generated.ts'
import { Reached } from './reached.tsx'

/** After the last change, what it does to the plan is asked. */
const pauseMs = 400

interface TriedLine {
  readonly field: ProposedField
  readonly value: number
}

interface Trial {
  readonly userId: number
  readonly planType: PlanType
  readonly lines: readonly TriedLine[]
}

interface Tried {
  /** The lines that it was asked for, as text. */
  readonly asked: string
  readonly answer: TriedProposal
}

/** Returns the verdicts after each line by its field; empty until they are known. */
function useTriedLines({ userId, planType, lines }: Trial) {
  const client = useClient()
  const asked = JSON.stringify(lines)
  const [tried, setTried] = useState<Tried | null>(null)
  useEffect(() => {
    if (asked === '[]') return undefined
    let isCurrent = true
    const ask = async () => {
      const body = { planType, lines: JSON.parse(asked) }
      const answer = await client.call('previewStaffProposal', { params: { userId: String(userId) }, body })
      if (isCurrent) setTried({ asked, answer })
    }
    // A value that is not whole yet is refused; its field says so on Send.
    const timer = setTimeout(() => void ask().catch(() => undefined), pauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [asked, client, planType, userId])
  return new Map(tried?.asked === asked ? tried.answer.lines.map(({ field, verdict }) => [field, verdict]) : [])
}

interface EditorProps {
  readonly userId: number
  readonly firstName: string
  readonly planType: PlanType
  readonly onSent: () => void
}

type Fields = TriedProposal['fields']

/** Returns the fields with another value than now, in the order of the screen. */
const toLines = (fields: Fields, values: { readonly [Name in Fields[number]['field']]?: unknown }): TriedLine[] =>
  fields.flatMap(({ field, now }) => {
    const value = values[field]
    return typeof value === 'number' && !Number.isNaN(value) && value !== now ? [{ field, value }] : []
  })

const columns = 'tablet:grid-cols-[minmax(0,1fr)_7rem_10rem_11rem]'

const Head = ({ firstName }: { readonly firstName: string }) => (
  <div
    aria-hidden
    className={`hidden gap-x-4 border-b border-hairline pb-2 text-label font-normal text-text-muted tablet:grid ${columns}`}
  >
    <span>{words.setting()}</span>
    <span className="text-right">{words.has({ name: firstName })}</span>
    <span>{words.youPropose()}</span>
    <span className="text-right">{words.after()}</span>
  </div>
)

interface SettingProps {
  readonly field: ProposedField
  readonly now: number | null
  readonly firstName: string
  /** What the plan comes to with this line and those above; absent without a line here. */
  readonly verdict: Verdict | null | undefined
  readonly children: ReactNode
}

/** One setting: what the person has, the field for what is proposed, and what the plan comes to. */
const Setting = ({ field, now, firstName, verdict, children }: SettingProps) => (
  <li className={`grid grid-cols-2 items-center gap-x-4 gap-y-2 py-3 ${columns}`}>
    <span className="min-w-0 text-body font-medium text-text">{proposedName(field)}</span>
    <span className="text-right text-body text-text-muted tabular-nums">
      <span className="text-label font-normal tablet:sr-only">{words.has({ name: firstName })} </span>
      <ProposedValue field={field} value={now} />
    </span>
    {children}
    <span className="min-h-5 text-right" role="status">
      {verdict && <BriefVerdict verdict={verdict} />}
    </span>
  </li>
)

function Editor({ userId, firstName, planType, onSent, start }: EditorProps & { readonly start: TriedProposal }) {
  const send = useChange('sendStaffProposal')
  const { frame, Field, values, isBusy } = useForm({
    form: proposalFields,
    name: words.proposalFor({ plan: planNames[planType] }),
    defaults: { note: '' },
    submit: ({ note, ...said }) =>
      send.run({
        params: { userId: String(userId) },
        body: { planType, lines: toLines(start.fields, said), note: note.trim() },
      }),
    onDone: onSent,
    done: words.proposalSent(),
  })
  const lines = toLines(start.fields, values)
  const after = useTriedLines({ userId, planType, lines })
  const last = after.get(lines.at(-1)?.field ?? 'retirementAge') ?? start.verdict
  return (
    <Form {...frame} label={words.proposalFor({ plan: planNames[planType] })}>
      <div>
        <Head firstName={firstName} />
        <ul className="divide-y divide-hairline">
          {start.fields.map((one) => (
            <Setting key={one.field} {...one} firstName={firstName} verdict={after.get(one.field)}>
              <Field name={one.field} hideLabel align="end" />
            </Setting>
          ))}
        </ul>
        {last && (
          <p role="status">
            <VerdictReason verdict={last} />
          </p>
        )}
      </div>
      <Field name="note" label={words.proposalNote({ name: firstName })} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-label font-normal text-text-muted">{words.addsUp()}</p>
        <Button type="submit" variant="primary" busy={isBusy} disabled={lines.length === 0}>
          {words.sendProposal({ count: lines.length })}
        </Button>
      </div>
    </Form>
  )
}

/** Proposes changes to one plan: what the person has, what is proposed, and what the plan comes to after each line. */
export function ProposalEditor(props: EditorProps) {
  const { userId, planType } = props
  const query = useQuery('previewStaffProposal', {
    params: { userId: String(userId) },
    body: { planType, lines: [] },
  })
  const verdict = query.data?.verdict
  return (
    <Card
      title={words.proposalFor({ plan: planNames[planType] })}
      action={verdict && <BriefVerdict verdict={verdict} />}
    >
      <CardBody>
        <Reached userId={userId} query={query} label={words.proposalLoading()} failedTitle={words.proposalFailed()}>
          {(start) => <Editor {...props} start={start} />}
        </Reached>
      </CardBody>
    </Card>
  )
}
