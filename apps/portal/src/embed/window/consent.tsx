import { ApiFailure } from '@evenkeel/api-client/client'
import { useClient, useQuery } from '@evenkeel/api-client/react'
import type { WidgetName } from '@evenkeel/api-client/contract/widget-names'
import { BrandMark } from '@evenkeel/ui/brand-mark'
import { Button } from '@evenkeel/ui/button'
import { Checkbox } from '@evenkeel/ui/checkbox'
import { Icon } from '@evenkeel/ui/icon'
import { Notice } from '@evenkeel/ui/notice'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { toMessage } from '@evenkeel/widgets/shared/form-failure.ts'
import { QueryView } from '@evenkeel/widgets/shared/query-view.tsx'
import { type ReactNode, useEffect, useState } from 'react'
import { widgetWords } from '@evenkeel/widgets/shared/widget-words.ts'
import { EmployerMark } from '../../shell/employer-mark.tsx'
import type { AskedMessage } from '../window-messages.ts'
import { Armed } from './armed.tsx'
import { ComputerChoice } from './computer-choice.tsx'
import { openerLink } from './opener-link.ts'
import { pageName } from './page-name.ts'
import { WindowTitle } from './window-title.tsx'
import * as words from '../../words/consent.generated.ts'

interface ConsentProps {
  readonly asked: AskedMessage
}

/** Asks whether the company has allowed the page before it asks the person for anything. */
export function Consent({ asked }: ConsentProps) {
  const page = useQuery('embedPage', { body: { origin: asked.page } })
  const isAllowed = page.data?.isAllowed
  useEffect(() => {
    if (isAllowed === false) openerLink.tell({ type: 'evenkeel:not-allowed' })
  }, [isAllowed])
  return (
    <QueryView
      query={page}
      label={words.loading()}
      skeleton={<SkeletonText lines={6} />}
      failedTitle={words.noAnswer()}
    >
      {() => (isAllowed === true ? <Agree asked={asked} /> : <NotAllowed />)}
    </QueryView>
  )
}

function NotAllowed() {
  return (
    <>
      <WindowTitle>{words.notHere()}</WindowTitle>
      <p className="text-body text-text-muted">{words.notAllowed()}</p>
      <div className="flex justify-end">
        <Button onClick={() => close()}>{words.closeWindow()}</Button>
      </div>
    </>
  )
}

const describe = (widget: WidgetName): string => {
  const { reads, changes } = widgetWords(widget)
  const lines = [...reads, ...(changes === null ? [] : [changes])].map((line) => line.replace(/\.$/, ''))
  return lines.length === 1 ? lines.join('') : `${lines.join('. ')}.`
}

function useAgree({ page, keyThumbprint, isKeyStored }: AskedMessage) {
  const client = useClient()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const agree = async (choices: {
    readonly widgets: readonly WidgetName[]
    readonly isOwnComputer: boolean
    readonly showsListLength: boolean
  }) => {
    setIsBusy(true)
    setProblem(null)
    try {
      const widgets = [...choices.widgets]
      const body = { ...choices, widgets, origin: page, keyThumbprint, isKeyStored }
      const { code } = await client.call('agreeEmbed', { body })
      openerLink.handCode(code)
    } catch (reason) {
      const isForbidden = reason instanceof ApiFailure && reason.status === 403
      setProblem(isForbidden ? words.notAllowed() : toMessage(reason))
      setIsBusy(false)
    }
  }
  return { agree, isBusy, problem }
}

/** Ours and the employer's mark: whose figures go onto whose page. The circle is empty until the employer is known. */
function Marks() {
  const company = useQuery('companyInfo')
  return (
    <div className="mb-4 flex items-center gap-4 text-text-muted">
      <BrandMark size={36} />
      <Icon name="arrow-right" />
      <EmployerMark name={company.data?.data.info.name ?? ''} size={36} />
    </div>
  )
}

/** What each widget would show, for how long, and the two answers. */
function Agree({ asked }: ConsentProps) {
  const { page, container, widgets, isKeyStored, asksListLength } = asked
  const [left, setLeft] = useState<readonly WidgetName[]>([])
  const [isOwnComputer, setOwnComputer] = useState(true)
  const [showsListLength, setShowsListLength] = useState(false)
  const { agree, isBusy, problem } = useAgree(asked)
  const chosen = widgets.filter((widget) => !left.includes(widget))
  const setTick = (widget: WidgetName, isTicked: boolean) =>
    setLeft(isTicked ? left.filter((one) => one !== widget) : [...left, widget])
  const name = pageName(page)
  return (
    <>
      <div>
        <Marks />
        <WindowTitle>{words.showYourMoneyOn({ name })}</WindowTitle>
        <p className="mt-2 text-body text-text-muted">
          {words.oneSignIn.parts<ReactNode>({
            count: widgets.length,
            page: (
              <strong key="page" className="font-semibold text-text">
                {name}
              </strong>
            ),
          })}
          {container && ` ${words.inContainer({ container: pageName(container) })}`}
        </p>
      </div>
      <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface shadow-1">
        {widgets.map((widget) => (
          <li key={widget} className="px-5 py-4">
            <Checkbox
              label={<span className="font-medium">{widgetWords(widget).name}</span>}
              hint={describe(widget)}
              checked={chosen.includes(widget)}
              onChange={(isTicked) => setTick(widget, isTicked)}
            />
          </li>
        ))}
      </ul>
      <Notice tone="positive" icon="lock">
        {words.onlyYou()}
      </Notice>
      {asksListLength && (
        <Checkbox label={words.listLength()} checked={showsListLength} onChange={setShowsListLength} />
      )}
      <ComputerChoice {...{ isKeyStored, isOwnComputer }} onChange={setOwnComputer} />
      {problem !== null && (
        <Notice tone="danger" announce="assertive">
          {problem}
        </Notice>
      )}
      <div className="grid grid-cols-2 gap-3">
        <Armed about={widgets.join(' ')}>
          <Button
            variant="primary"
            size="large"
            wide
            busy={isBusy}
            disabled={chosen.length === 0}
            onClick={() => void agree({ widgets: chosen, isOwnComputer, showsListLength })}
          >
            {words.connect()}
          </Button>
        </Armed>
        <Button size="large" wide onClick={() => close()}>
          {words.notNow()}
        </Button>
      </div>
    </>
  )
}
