import type { Answer } from '@evenkeel/api-client/contract/endpoints'
import { type TimeZone, timeZones } from '@evenkeel/api-client/contract/notes'
import { useChange, useQuery } from '@evenkeel/api-client/react'
import { Notice } from '@evenkeel/ui/notice'
import { Select } from '@evenkeel/ui/select'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { Switch } from '@evenkeel/ui/switch'
import { QueryCard } from '../shared/query-card.tsx'
import { useReportedChange } from '../shared/use-reported-change.ts'
import * as words from '../words/profile.generated.ts'

type EmailPreferences = Answer<'emailPreferences'>
type EmailPreference = EmailPreferences['preferences'][number]

function EmailSwitch({ preference: { preferenceId, name, isSubscribed } }: { readonly preference: EmailPreference }) {
  const save = useChange('saveEmailPreferences')
  const report = useReportedChange()
  const set = (on: boolean) =>
    report(
      save.run({ body: { preferences: [{ preferenceId, isSubscribed: on }] } }),
      on ? words.emailOn({ name }) : words.emailOff({ name }),
    )
  return <Switch label={name} checked={isSubscribed} disabled={save.isBusy} onChange={(on) => void set(on)} />
}

const zoneNames: Readonly<Record<TimeZone, () => string>> = {
  'America/Puerto_Rico': words.zonePuertoRico,
  'America/New_York': words.zoneNewYork,
  'America/Chicago': words.zoneChicago,
  'America/Denver': words.zoneDenver,
  'America/Phoenix': words.zonePhoenix,
  'America/Los_Angeles': words.zoneLosAngeles,
  'America/Anchorage': words.zoneAnchorage,
  'Pacific/Honolulu': words.zoneHonolulu,
  'Pacific/Guam': words.zoneGuam,
}

const fromBrowser = 'browser'

/** How emails are written, and by which clock they come. */
function HowEmailsCome({ showsDetails, timeZone }: Pick<EmailPreferences, 'showsDetails' | 'timeZone'>) {
  const save = useChange('saveEmailPreferences')
  const report = useReportedChange()
  const chosen = timeZones.find((zone) => zone === timeZone) ?? fromBrowser
  const setZone = (value: string) => {
    const next = timeZones.find((zone) => zone === value) ?? null
    void report(save.run({ body: { preferences: [], timeZone: next } }), words.timeZoneSaved())
  }
  const setDetails = (on: boolean) =>
    void report(save.run({ body: { preferences: [], showsDetails: on } }), on ? words.detailsOn() : words.detailsOff())
  return (
    <>
      <Switch
        label={words.showDetails()}
        hint={words.showDetailsHint()}
        checked={showsDetails}
        disabled={save.isBusy}
        onChange={setDetails}
      />
      <Select
        label={words.timeZone()}
        hint={words.timeZoneHint()}
        items={[
          { value: fromBrowser, label: words.timeZoneOfBrowser() },
          ...timeZones.map((zone) => ({ value: zone, label: zoneNames[zone]() })),
        ]}
        value={chosen}
        disabled={save.isBusy}
        onChange={setZone}
      />
    </>
  )
}

/** Says so where an employer may read the person's mail: then no note is sent. */
function HeldBackNotice() {
  const { data } = useQuery('sentNotes')
  return data?.isHeldBack ? <Notice tone="info">{words.heldBack()}</Notice> : null
}

/** The kinds of emails, each with its switch, and how they come. */
export function EmailsCard() {
  const query = useQuery('emailPreferences')
  return (
    <QueryCard
      title={words.emailsTitle()}
      query={query}
      label={words.loading()}
      skeleton={<SkeletonText lines={10} room="min-h-[404px] tablet:min-h-[368px]" />}
      failedTitle={words.emailsFailed()}
    >
      {({ preferences, showsDetails, timeZone }) => (
        <div className="flex flex-col gap-3">
          <HeldBackNotice />
          {preferences.map((preference) => (
            <EmailSwitch key={preference.preferenceId} preference={preference} />
          ))}
          <HowEmailsCome showsDetails={showsDetails} timeZone={timeZone} />
          <p className="text-label font-normal text-text-muted">{words.codesAlways()}</p>
        </div>
      )}
    </QueryCard>
  )
}
