import type { WidgetAgreement } from '@evenkeel/api-client/contract/widget-grants'
import type { WidgetName } from '@evenkeel/api-client/contract/widget-names'
import { useChange, useQuery } from '@evenkeel/api-client/react'
import { Button } from '@evenkeel/ui/button'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { Moment } from '../shared/moment.tsx'
import { QueryCard } from '../shared/query-card.tsx'
import { useReportedChange } from '../shared/use-reported-change.ts'
import { widgetWords } from '../shared/widget-words.ts'
import { browserText, usageText } from './agreement-words.ts'
import * as words from '../words/agreements.generated.ts'

interface EndProps {
  /** Without it, every page. */
  readonly agreementId?: number
  /** Without it, every widget of the page. */
  readonly widget?: WidgetName
  /** The words on the button. */
  readonly label: string
  /** The accessible name, which contains the words on the button. */
  readonly name?: string
  /** Says what was done. */
  readonly done: string
}

/** Ends what widgets show: one widget of a page, a page, or all pages. */
function End({ agreementId, widget, label, name = label, done }: EndProps) {
  const withdraw = useChange('withdrawEmbedAgreement')
  const report = useReportedChange()
  const body = { ...(agreementId !== undefined && { agreementId }), ...(widget !== undefined && { widget }) }
  return (
    <Button
      size="compact"
      aria-label={name}
      busy={withdraw.isBusy}
      onClick={() => void report(withdraw.run({ body }), done)}
    >
      {label}
    </Button>
  )
}

interface AgreementProps {
  readonly agreement: WidgetAgreement
}

/** Since when and until when, how much it was used, and in which browser. */
function Facts({ agreement }: AgreementProps) {
  const { since, until, lastReadAt } = agreement
  const browser = browserText(agreement)
  return (
    <div className="mt-0.5 text-label font-normal text-text-muted">
      <p>
        {words.sinceUntil.parts({
          since: <Moment key="since" at={since} />,
          until: <Moment key="until" at={until} />,
        })}
      </p>
      <p>
        {lastReadAt === null
          ? words.notReadYet()
          : words.lastRead.parts({ moment: <Moment key="moment" at={lastReadAt} />, usage: usageText(agreement) })}
      </p>
      {browser !== null && <p>{browser}</p>}
    </div>
  )
}

function Widget({ agreement: { agreementId, origin }, widget }: AgreementProps & { readonly widget: WidgetName }) {
  const { name, reads, changes } = widgetWords(widget)
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-2">
      <div className="min-w-0 flex-[1_1_200px] text-body text-text">
        {name}
        <span className="block text-label font-normal text-text-muted">
          {words.showsYou({ what: reads.join('. ') })}
          {changes !== null && ` ${changes}`}
        </span>
      </div>
      <End
        {...{ agreementId, widget }}
        label={words.disconnect()}
        name={words.disconnectWidget({ name, origin })}
        done={words.widgetDisconnected({ name, origin })}
      />
    </li>
  )
}

/** One page with its widgets. */
function Page({ agreement }: AgreementProps) {
  const { agreementId, origin, widgets } = agreement
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-[1_1_200px]">
          <h3 className="text-body font-semibold wrap-anywhere text-text">{origin}</h3>
          <Facts agreement={agreement} />
        </div>
        {widgets.length > 1 && (
          <End
            agreementId={agreementId}
            label={words.disconnectPage()}
            name={words.disconnectThisPage({ origin })}
            done={words.pageDisconnected({ origin })}
          />
        )}
      </div>
      <ul className="mt-2 divide-y divide-hairline border-t border-hairline">
        {widgets.map((widget) => (
          <Widget key={widget} {...{ agreement, widget }} />
        ))}
      </ul>
    </li>
  )
}

function Pages({ agreements }: { readonly agreements: readonly WidgetAgreement[] }) {
  if (agreements.length === 0) {
    return <p className="text-body text-text-muted">{words.noPages()}</p>
  }
  return (
    <>
      <p className="mb-4 text-body text-text-muted">{words.onlyYou()}</p>
      <ul className="divide-y divide-border">
        {agreements.map((agreement) => (
          <Page key={agreement.agreementId} agreement={agreement} />
        ))}
      </ul>
      {agreements.length > 1 && (
        <div className="mt-4 border-t border-border pt-4">
          <End label={words.disconnectAll()} done={words.allDisconnected()} />
        </div>
      )}
    </>
  )
}

/** The pages of other sites on which widgets show the person their data. */
export function WidgetsCard() {
  return (
    <QueryCard
      title={words.connectedPages()}
      query={useQuery('embedAgreements')}
      label={words.loadingConnectedPages()}
      skeleton={<SkeletonText lines={4} />}
      failedTitle={words.connectedPagesFailed()}
    >
      {(agreements) => <Pages agreements={agreements} />}
    </QueryCard>
  )
}
