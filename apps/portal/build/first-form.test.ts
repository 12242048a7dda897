import { expect, it } from 'vitest'
import { toFirstForm } from './first-form.ts'

it('keeps what works without the libraries, and only draws the other buttons', () => {
  const html =
    '<form noValidate="" aria-label="Sign in"><label for="a">Email</label><input id="a" name="userName"/>' +
    '<button type="button" aria-label="Show password" class="p-1"><svg class="x"></svg></button>' +
    '<a href="#/auth/password-reset">Forgot password?</a><button type="submit" class="b">Sign in</button></form>' +
    '<button type="button" class="t">Terms of use</button>'
  expect(toFirstForm(html)).toBe(
    '<form method="dialog" noValidate="" aria-label="Sign in"><label for="a">Email</label><input id="a" name="userName"/>' +
      '<span aria-hidden="true" class="p-1"><svg class="x"></svg></span>' +
      '<a href="#/auth/password-reset">Forgot password?</a><button type="submit" class="b">Sign in</button></form>' +
      '<span aria-hidden="true" class="t">Terms of use</span>',
  )
})

it('refuses a style, which the policy of the page would leave out', () => {
  expect(() => toFirstForm('<form><input style="width:4px"/></form>')).toThrow('has a style')
})
