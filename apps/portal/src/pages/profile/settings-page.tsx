import { AccountConnectivityType } from '@evenkeel/api-client/contract/account-connectivity-type'
import type { ProfileSettings } from '@evenkeel/api-client/contract/settings'
import type { Answer } from '@evenkeel/api-client/contract/endpoints'
import { useChange, useQuery } from '@evenkeel/api-client/react'
import { RadioGroup } from '@evenkeel/ui/radio-group'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { Switch } from '@evenkeel/ui/switch'
import { Loaded } from '@evenkeel/widgets/shared/loaded.tsx'
import { useReportedChange } from '@evenkeel/widgets/shared/use-reported-change.ts'
import { ProfileCard } from './profile-card.tsx'
import { SectionPage } from './section-page.tsx'

type EmailPreference = Answer<'emailPreferences'>['preferences'][number]

function EmailSwitch({ preference: { preferenceId, name, isSubscribed } }: { readonly preference: EmailPreference }) {
  const save = useChange('saveEmailPreferences')
  const report = useReportedChange()
  const set = (on: boolean) =>
    report(
      save.run({ body: { preferences: [{ preferenceId, isSubscribed: on }] } }),
      on ? `You get: ${name}` : `You no longer get: ${name}`,
    )
  return <Switch label={name} checked={isSubscribed} disabled={save.isBusy} onChange={(on) => void set(on)} />
}

function EmailsCard() {
  const query = useQuery('emailPreferences')
  return (
    <ProfileCard title="Emails you get">
      <Loaded
        query={query}
        label="Loading"
        skeleton={<SkeletonText lines={4} />}
        failedTitle="Your email preferences did not load"
      >
        {({ preferences }) => (
          <div className="flex flex-col gap-3">
            {preferences.map((preference) => (
              <EmailSwitch key={preference.preferenceId} preference={preference} />
            ))}
            <p className="text-label font-normal text-text-muted">Codes and warnings about your sign-in always come.</p>
          </div>
        )}
      </Loaded>
    </ProfileCard>
  )
}

const styles = [
  { value: String(AccountConnectivityType.FIRST_PROVIDER), label: 'In a window of its own' },
  { value: String(AccountConnectivityType.SECOND_PROVIDER), label: 'In a frame on the page' },
] as const

function BankFields({ settings }: { readonly settings: ProfileSettings }) {
  const save = useChange('saveProfileSettings')
  const report = useReportedChange()
  const put = (change: Partial<ProfileSettings>) =>
    void report(save.run({ body: { ...settings, ...change } }), 'Your settings are saved')
  const { FIRST_PROVIDER, SECOND_PROVIDER } = AccountConnectivityType
  return (
    <div className="flex flex-col gap-4">
      <RadioGroup
        label="How a bank is connected"
        options={styles}
        disabled={save.isBusy}
        value={String(settings.accountConnectivityType)}
        onChange={(value) =>
          put({ accountConnectivityType: value === String(SECOND_PROVIDER) ? SECOND_PROVIDER : FIRST_PROVIDER })
        }
      />
      <Switch
        label="Use test banks"
        hint="To try connecting without a bank of your own. Not on a live system."
        checked={settings.useTestInstitutions}
        disabled={save.isBusy}
        onChange={(useTestInstitutions) => put({ useTestInstitutions })}
      />
    </div>
  )
}

function BanksCard() {
  const query = useQuery('profileSettings')
  return (
    <ProfileCard title="Connecting banks">
      <Loaded
        query={query}
        label="Loading"
        skeleton={<SkeletonText lines={3} />}
        failedTitle="Your settings did not load"
      >
        {(settings) => <BankFields settings={settings} />}
      </Loaded>
    </ProfileCard>
  )
}

/** Emails, and how banks are connected; each choice is saved at once. */
export function SettingsPage() {
  return (
    <SectionPage>
      <EmailsCard />
      <BanksCard />
    </SectionPage>
  )
}
