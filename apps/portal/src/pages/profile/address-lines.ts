import type { ContactInformation } from '@evenkeel/api-client/contract/profile'

/** An address as it stands on an envelope, without the lines that nobody has given: 'Salem, OR 97301'. */
export function addressLines({ street1, street2, city, state, zipCode }: ContactInformation): string[] {
  const place = [state, zipCode].filter(Boolean).join(' ')
  return [street1, street2, [city, place].filter(Boolean).join(', ')].flatMap((line) => line || [])
}
