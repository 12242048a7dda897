import { useChange, useQuery } from '@evenkeel/api-client/react'
import { Badge } from '@evenkeel/ui/badge'
import { Button } from '@evenkeel/ui/button'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { useFailure } from '../shared/failure.tsx'
import { Moment } from '../shared/moment.tsx'
import { QueryCard } from '../shared/query-card.tsx'
import * as words from '../words/sign-in-settings.generated.ts'

interface DevicesCardProps {
  /** Runs once every session of the person is ended, this one too. */
  readonly onSignedOut: () => void
}

/** Returns a device's name, which the API has as `Firefox on Windows`, in the language of the screen. */
function deviceText(device: string): string {
  const [browser, system] = device.split(' on ')
  if (browser !== undefined && system !== undefined) return words.deviceOn({ browser, system })
  return device === '' || device === 'Unknown device' ? words.unknownBrowser() : device
}

/** Where the person is signed in, and a button that signs out everywhere. */
export function DevicesCard({ onSignedOut }: DevicesCardProps) {
  const query = useQuery('sessions')
  const endAll = useChange('endAllSessions')
  const showFailure = useFailure()
  const signOutEverywhere = async () => {
    try {
      await endAll.run({ body: {} })
      onSignedOut()
    } catch (reason) {
      showFailure(reason)
    }
  }
  return (
    <QueryCard
      title={words.yourDevices()}
      query={query}
      label={words.loading()}
      skeleton={<SkeletonText lines={3} />}
      failedTitle={words.devicesFailed()}
    >
      {(devices) => (
        <>
          <ul className="divide-y divide-hairline">
            {devices.map(({ device, startedAt, lastSeenAt, isCurrent }) => (
              <li key={`${startedAt} ${device}`} className="py-2.5 first:pt-0">
                <p className="flex items-center gap-2 text-body font-medium text-text">
                  {deviceText(device)} {isCurrent && <Badge tone="accent">{words.thisDevice()}</Badge>}
                </p>
                <p className="text-label font-normal text-text-muted">
                  {words.signedInAt.parts({
                    start: <Moment key="start" at={startedAt} />,
                    last: <Moment key="last" at={lastSeenAt} />,
                  })}
                </p>
              </li>
            ))}
          </ul>
          <div className="mt-3">
            <Button icon="logout" busy={endAll.isBusy} onClick={() => void signOutEverywhere()}>
              {words.signOutEverywhere()}
            </Button>
          </div>
        </>
      )}
    </QueryCard>
  )
}
