import { expect, it } from 'vitest'
import { addressLines } from './contact-summary.tsx'

const nowhere = {
  firstName: 'Maya',
  lastName: 'Reyes',
  email: 'maya@home.example',
  phone: null,
  street1: null,
  street2: null,
  city: null,
  state: null,
  zipCode: null,
}

it.each([
  [{}, []],
  [
    { street1: '12 Harbor Street', street2: 'Apt 4', city: 'Portland', state: 'OR', zipCode: '97201' },
    ['12 Harbor Street', 'Apt 4', 'Portland, OR 97201'],
  ],
  [{ city: 'Salem' }, ['Salem']],
  [{ zipCode: '97301' }, ['97301']],
  [{ state: 'OR', city: 'Salem' }, ['Salem, OR']],
])('an address of %j is written %j', (given, lines) => expect(addressLines({ ...nowhere, ...given })).toEqual(lines))
