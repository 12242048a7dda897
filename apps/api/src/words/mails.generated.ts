// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createSpoken } from '@evenkeel/engine'

/** Your verification code: {code} */
export const onceSubject = /* @__PURE__ */ createSpoken<{ code: string }>((a) => ['Your verification code: ', a.code], { 'es-US': (a) => ['Su código de verificación: ', a.code] })

/** Verify your email */
export const verifyHeading = /* @__PURE__ */ createSpoken(() => 'Verify your email', { 'es-US': () => 'Verifique su correo' })

/** Works once, for 10 minutes. */
export const codePreview = /* @__PURE__ */ createSpoken(() => 'Works once, for 10 minutes.', { 'es-US': () => 'Sirve una vez, durante 10 minutos.' })

/** Your code is {code}. It works once, for the next 10 minutes. */
export const codeLine = /* @__PURE__ */ createSpoken<{ code: string }>((a) => ['Your code is ', a.code, '. It works once, for the next 10 minutes.'], { 'es-US': (a) => ['Su código es ', a.code, '. Sirve una vez, durante los próximos 10 minutos.'] })

/** We’ll never ask you for this code, and neither will your employer. */
export const neverAsk = /* @__PURE__ */ createSpoken(() => 'We’ll never ask you for this code, and neither will your employer.', { 'es-US': () => 'Nunca le pediremos este código, y su empleador tampoco.' })

/** Didn’t ask for it? You can ignore this email. */
export const ignore = /* @__PURE__ */ createSpoken(() => 'Didn’t ask for it? You can ignore this email.', { 'es-US': () => '¿No lo pidió? Puede ignorar este correo.' })

/** Your password reset code: {code} */
export const resetSubject = /* @__PURE__ */ createSpoken<{ code: string }>((a) => ['Your password reset code: ', a.code], { 'es-US': (a) => ['Código para restablecer su contraseña: ', a.code] })

/** Reset your password */
export const resetHeading = /* @__PURE__ */ createSpoken(() => 'Reset your password', { 'es-US': () => 'Restablezca su contraseña' })

/** Didn’t ask for it? Someone may have typed your email by mistake. Your password hasn’t changed. */
export const resetIgnore = /* @__PURE__ */ createSpoken(() => 'Didn’t ask for it? Someone may have typed your email by mistake. Your password hasn’t changed.', { 'es-US': () => '¿No lo pidió? Tal vez alguien escribió su correo por error. Su contraseña no ha cambiado.' })

/** Your sign-in code: {code} */
export const signInSubject = /* @__PURE__ */ createSpoken<{ code: string }>((a) => ['Your sign-in code: ', a.code], { 'es-US': (a) => ['Su código para iniciar sesión: ', a.code] })

/** Sign in to Evenkeel */
export const signInHeading = /* @__PURE__ */ createSpoken(() => 'Sign in to Evenkeel', { 'es-US': () => 'Inicie sesión en Evenkeel' })

/** If you’re not signing in right now, someone else has your password. Reset it now. */
export const signInWarning = /* @__PURE__ */ createSpoken(() => 'If you’re not signing in right now, someone else has your password. Reset it now.', { 'es-US': () => 'Si no está iniciando sesión ahora mismo, otra persona tiene su contraseña. Restablézcala ahora.' })

/** New sign-in to your account */
export const deviceSubject = /* @__PURE__ */ createSpoken(() => 'New sign-in to your account', { 'es-US': () => 'Nuevo inicio de sesión en su cuenta' })

/** If it was you, you can ignore this. */
export const devicePreview = /* @__PURE__ */ createSpoken(() => 'If it was you, you can ignore this.', { 'es-US': () => 'Si fue usted, puede ignorar este correo.' })

/** New sign-in */
export const deviceHeading = /* @__PURE__ */ createSpoken(() => 'New sign-in', { 'es-US': () => 'Nuevo inicio de sesión' })

/** Someone signed in to your account on a device we haven’t seen before. If it was you, you can ignore this email. If it wasn’t, secure your account now. */
export const deviceLine = /* @__PURE__ */ createSpoken(() => 'Someone signed in to your account on a device we haven’t seen before. If it was you, you can ignore this email. If it wasn’t, secure your account now.', { 'es-US': () => 'Alguien inició sesión en su cuenta en un dispositivo que no habíamos visto. Si fue usted, puede ignorar este correo. Si no, proteja su cuenta ahora.' })

/** Secure my account */
export const secureAccount = /* @__PURE__ */ createSpoken(() => 'Secure my account', { 'es-US': () => 'Proteger mi cuenta' })

/** Your password was changed */
export const passwordSubject = /* @__PURE__ */ createSpoken(() => 'Your password was changed', { 'es-US': () => 'Se cambió su contraseña' })

/** If this wasn’t you, reset it now. */
export const passwordPreview = /* @__PURE__ */ createSpoken(() => 'If this wasn’t you, reset it now.', { 'es-US': () => 'Si no fue usted, restablézcala ahora.' })

/** Password changed */
export const passwordHeading = /* @__PURE__ */ createSpoken(() => 'Password changed', { 'es-US': () => 'Contraseña cambiada' })

/** Your password was changed, and all other devices were signed out. */
export const passwordLine = /* @__PURE__ */ createSpoken(() => 'Your password was changed, and all other devices were signed out.', { 'es-US': () => 'Se cambió su contraseña y se cerró la sesión en todos los demás dispositivos.' })

/** If this wasn’t you, reset your password now. */
export const passwordWarning = /* @__PURE__ */ createSpoken(() => 'If this wasn’t you, reset your password now.', { 'es-US': () => 'Si no fue usted, restablezca su contraseña ahora.' })

/** Reset password */
export const resetPassword = /* @__PURE__ */ createSpoken(() => 'Reset password', { 'es-US': () => 'Restablecer contraseña' })

/** Two-step verification is on */
export const factorOnSubject = /* @__PURE__ */ createSpoken(() => 'Two-step verification is on', { 'es-US': () => 'Verificación en dos pasos activada' })

/** You’ll need a second step to sign in. */
export const factorOnPreview = /* @__PURE__ */ createSpoken(() => 'You’ll need a second step to sign in.', { 'es-US': () => 'Necesitará un segundo paso para iniciar sesión.' })

/** You’ll enter a code or use a passkey each time you sign in. */
export const factorOnLine = /* @__PURE__ */ createSpoken(() => 'You’ll enter a code or use a passkey each time you sign in.', { 'es-US': () => 'Escribirá un código o usará una llave de acceso cada vez que inicie sesión.' })

/** If you didn’t do this, reset your password now. */
export const factorWarning = /* @__PURE__ */ createSpoken(() => 'If you didn’t do this, reset your password now.', { 'es-US': () => 'Si no lo hizo usted, restablezca su contraseña ahora.' })

/** You have new recovery codes */
export const codesSubject = /* @__PURE__ */ createSpoken(() => 'You have new recovery codes', { 'es-US': () => 'Tiene códigos de recuperación nuevos' })

/** The old ones no longer work. */
export const codesPreview = /* @__PURE__ */ createSpoken(() => 'The old ones no longer work.', { 'es-US': () => 'Los anteriores ya no sirven.' })

/** Your recovery codes were replaced. The old ones no longer work. */
export const codesLine = /* @__PURE__ */ createSpoken(() => 'Your recovery codes were replaced. The old ones no longer work.', { 'es-US': () => 'Sus códigos de recuperación se reemplazaron. Los anteriores ya no sirven.' })

/** Two-step verification is off */
export const factorOffSubject = /* @__PURE__ */ createSpoken(() => 'Two-step verification is off', { 'es-US': () => 'Verificación en dos pasos desactivada' })

/** Your password alone now opens your account. */
export const factorOffPreview = /* @__PURE__ */ createSpoken(() => 'Your password alone now opens your account.', { 'es-US': () => 'Ahora su contraseña sola abre su cuenta.' })

/** Your account now opens with your password only. */
export const factorOffLine = /* @__PURE__ */ createSpoken(() => 'Your account now opens with your password only.', { 'es-US': () => 'Ahora su cuenta se abre solo con su contraseña.' })

/** Turn it back on */
export const turnOn = /* @__PURE__ */ createSpoken(() => 'Turn it back on', { 'es-US': () => 'Volver a activarla' })

/** Someone asked to skip your second step */
export const recoverySubject = /* @__PURE__ */ createSpoken(() => 'Someone asked to skip your second step', { 'es-US': () => 'Alguien pidió omitir su segundo paso' })

/** Your second step can be skipped now */
export const recoveryOpenSubject = /* @__PURE__ */ createSpoken(() => 'Your second step can be skipped now', { 'es-US': () => 'Ya se puede omitir su segundo paso' })

/** If it wasn’t you, stop it now. */
export const recoveryPreview = /* @__PURE__ */ createSpoken(() => 'If it wasn’t you, stop it now.', { 'es-US': () => 'Si no fue usted, deténgalo ahora.' })

/** Someone with your password told us they lost your second step. Starting {day}, your password and a code sent to this address will be enough to sign in. */
export const recoveryLine = /* @__PURE__ */ createSpoken<{ day: string }>((a) => ['Someone with your password told us they lost your second step. Starting ', a.day, ', your password and a code sent to this address will be enough to sign in.'], { 'es-US': (a) => ['Alguien con su contraseña nos dijo que perdió su segundo paso. A partir del ', a.day, ', bastarán su contraseña y un código enviado a esta dirección para iniciar sesión.'] })

/** For the next 7 days, your password and a code sent to this address are enough to sign in. Signing in that way turns off two-step verification. */
export const recoveryOpenLine = /* @__PURE__ */ createSpoken(() => 'For the next 7 days, your password and a code sent to this address are enough to sign in. Signing in that way turns off two-step verification.', { 'es-US': () => 'Durante los próximos 7 días, bastan su contraseña y un código enviado a esta dirección para iniciar sesión. Al hacerlo se desactiva la verificación en dos pasos.' })

/** If this wasn’t you, stop it and change your password: someone else knows it. */
export const recoveryWarning = /* @__PURE__ */ createSpoken(() => 'If this wasn’t you, stop it and change your password: someone else knows it.', { 'es-US': () => 'Si no fue usted, deténgalo y cambie su contraseña: otra persona la conoce.' })

/** Stop this */
export const recoveryStop = /* @__PURE__ */ createSpoken(() => 'Stop this', { 'es-US': () => 'Detenerlo' })

/** Your account was deleted */
export const deletedSubject = /* @__PURE__ */ createSpoken(() => 'Your account was deleted', { 'es-US': () => 'Se eliminó su cuenta' })

/** Everything we had about you is gone. */
export const deletedPreview = /* @__PURE__ */ createSpoken(() => 'Everything we had about you is gone.', { 'es-US': () => 'Todo lo que teníamos sobre usted se borró.' })

/** Account deleted */
export const deletedHeading = /* @__PURE__ */ createSpoken(() => 'Account deleted', { 'es-US': () => 'Cuenta eliminada' })

/** We deleted your account and everything in it, as you asked. We can’t restore it. */
export const deletedLine = /* @__PURE__ */ createSpoken(() => 'We deleted your account and everything in it, as you asked. We can’t restore it.', { 'es-US': () => 'Eliminamos su cuenta y todo lo que contenía, como usted pidió. No podemos restaurarla.' })

/** If this wasn’t you, write to {support, select, none {your company’s support} other {{support}}} now. */
export const deletedWarning = /* @__PURE__ */ createSpoken<{ support: 'none' | (string & {}) }>((a, w) => ['If this wasn’t you, write to ', w.select(a.support, { none: () => 'your company’s support', other: () => [a.support] }), ' now.'], { 'es-US': (a, w) => ['Si no fue usted, escriba ahora ', w.select(a.support, { none: () => 'al servicio de ayuda de su empresa', other: () => ['a ', a.support] }), '.'] })

/** Your email was changed */
export const emailSubject = /* @__PURE__ */ createSpoken(() => 'Your email was changed', { 'es-US': () => 'Se cambió su correo' })

/** You now sign in with another address. */
export const emailPreview = /* @__PURE__ */ createSpoken(() => 'You now sign in with another address.', { 'es-US': () => 'Ahora inicia sesión con otra dirección.' })

/** Email changed */
export const emailHeading = /* @__PURE__ */ createSpoken(() => 'Email changed', { 'es-US': () => 'Correo cambiado' })

/** You now sign in with another email address. */
export const emailLine = /* @__PURE__ */ createSpoken(() => 'You now sign in with another email address.', { 'es-US': () => 'Ahora inicia sesión con otra dirección de correo.' })

/** If this wasn’t you, write to {support, select, none {your company’s support} other {{support}}} right away. */
export const emailWarning = /* @__PURE__ */ createSpoken<{ support: 'none' | (string & {}) }>((a, w) => ['If this wasn’t you, write to ', w.select(a.support, { none: () => 'your company’s support', other: () => [a.support] }), ' right away.'], { 'es-US': (a, w) => ['Si no fue usted, escriba de inmediato ', w.select(a.support, { none: () => 'al servicio de ayuda de su empresa', other: () => ['a ', a.support] }), '.'] })

/** If this wasn’t you, change it back within 7 days. We’ll sign you out everywhere, and you’ll choose a new password. */
export const emailUndoLine = /* @__PURE__ */ createSpoken(() => 'If this wasn’t you, change it back within 7 days. We’ll sign you out everywhere, and you’ll choose a new password.', { 'es-US': () => 'Si no fue usted, revierta el cambio en un plazo de 7 días. Cerraremos todas las sesiones y usted elegirá una contraseña nueva.' })

/** This wasn’t me */
export const emailUndo = /* @__PURE__ */ createSpoken(() => 'This wasn’t me', { 'es-US': () => 'No fui yo' })

/** Your email was changed back */
export const emailBackSubject = /* @__PURE__ */ createSpoken(() => 'Your email was changed back', { 'es-US': () => 'Se revirtió el cambio de correo' })

/** This address no longer signs you in. */
export const emailBackPreview = /* @__PURE__ */ createSpoken(() => 'This address no longer signs you in.', { 'es-US': () => 'Ya no puede iniciar sesión con esta dirección.' })

/** Email changed back */
export const emailBackHeading = /* @__PURE__ */ createSpoken(() => 'Email changed back', { 'es-US': () => 'Correo revertido' })

/** Someone who can read your previous email address made it your sign-in email again. We signed out every device, and the old password no longer works. */
export const emailBackLine = /* @__PURE__ */ createSpoken(() => 'Someone who can read your previous email address made it your sign-in email again. We signed out every device, and the old password no longer works.', { 'es-US': () => 'Alguien que puede leer su dirección de correo anterior volvió a usarla para su inicio de sesión. Cerramos todas las sesiones y la contraseña anterior ya no funciona.' })

/** If this wasn’t you, write to {support, select, none {your company’s support} other {{support}}} right away. */
export const emailBackWarning = /* @__PURE__ */ createSpoken<{ support: 'none' | (string & {}) }>((a, w) => ['If this wasn’t you, write to ', w.select(a.support, { none: () => 'your company’s support', other: () => [a.support] }), ' right away.'], { 'es-US': (a, w) => ['Si no fue usted, escriba de inmediato ', w.select(a.support, { none: () => 'al servicio de ayuda de su empresa', other: () => ['a ', a.support] }), '.'] })

/** Evenkeel staff asks to see your data */
export const askedSubject = /* @__PURE__ */ createSpoken(() => 'Evenkeel staff asks to see your data', { 'es-US': () => 'Personal de Evenkeel pide ver sus datos' })

/** You decide. */
export const askedPreview = /* @__PURE__ */ createSpoken(() => 'You decide.', { 'es-US': () => 'Usted decide.' })

/** {staff} asks to see your data */
export const askedHeading = /* @__PURE__ */ createSpoken<{ staff: string }>((a) => [a.staff, ' asks to see your data'], { 'es-US': (a) => [a.staff, ' pide ver sus datos'] })

/** {staff}, Evenkeel staff, asks to see your data until the time below. Nothing opens until you allow it. The reason is on the page. */
export const askedLine = /* @__PURE__ */ createSpoken<{ staff: string }>((a) => [a.staff, ', Evenkeel staff, asks to see your data until the time below. Nothing opens until you allow it. The reason is on the page.'], { 'es-US': (a) => [a.staff, ', personal de Evenkeel, pide ver sus datos hasta la hora indicada abajo. Nada se abre hasta que usted lo permita. El motivo está en la página.'] })

/** {staff}, Evenkeel staff, asks to see your data until the time below. You can allow or refuse it. Because it’s urgent, someone else on Evenkeel staff can allow it, too. The reason is on the page. */
export const askedUrgentLine = /* @__PURE__ */ createSpoken<{ staff: string }>((a) => [a.staff, ', Evenkeel staff, asks to see your data until the time below. You can allow or refuse it. Because it’s urgent, someone else on Evenkeel staff can allow it, too. The reason is on the page.'], { 'es-US': (a) => [a.staff, ', personal de Evenkeel, pide ver sus datos hasta la hora indicada abajo. Puede permitirlo o negarlo. Como es urgente, otra persona del personal de Evenkeel también puede permitirlo. El motivo está en la página.'] })

/** Allow or refuse */
export const askedButton = /* @__PURE__ */ createSpoken(() => 'Allow or refuse', { 'es-US': () => 'Permitir o negar' })

/** Requested */
export const asked = /* @__PURE__ */ createSpoken(() => 'Requested', { 'es-US': () => 'Solicitado' })

/** Evenkeel staff can see your data */
export const accessSubject = /* @__PURE__ */ createSpoken(() => 'Evenkeel staff can see your data', { 'es-US': () => 'Personal de Evenkeel puede ver sus datos' })

/** You can end it now. */
export const accessPreview = /* @__PURE__ */ createSpoken(() => 'You can end it now.', { 'es-US': () => 'Puede terminarlo ahora.' })

/** {staff} can see your data */
export const accessHeading = /* @__PURE__ */ createSpoken<{ staff: string }>((a) => [a.staff, ' can see your data'], { 'es-US': (a) => [a.staff, ' puede ver sus datos'] })

/** {staff}, Evenkeel staff, opened your data until the time below. You can see everything they view, and end it at any time. The reason is on the page. */
export const accessLine = /* @__PURE__ */ createSpoken<{ staff: string }>((a) => [a.staff, ', Evenkeel staff, opened your data until the time below. You can see everything they view, and end it at any time. The reason is on the page.'], { 'es-US': (a) => [a.staff, ', personal de Evenkeel, abrió sus datos hasta la hora indicada abajo. Usted puede ver todo lo que consulta y terminar el acceso en cualquier momento. El motivo está en la página.'] })

/** See or end access */
export const accessButton = /* @__PURE__ */ createSpoken(() => 'See or end access', { 'es-US': () => 'Ver o terminar el acceso' })

/** A new page can show your data */
export const pageSubject = /* @__PURE__ */ createSpoken(() => 'A new page can show your data', { 'es-US': () => 'Una página nueva puede mostrar sus datos' })

/** If it was you, you can ignore this. */
export const pagePreview = /* @__PURE__ */ createSpoken(() => 'If it was you, you can ignore this.', { 'es-US': () => 'Si fue usted, puede ignorar este correo.' })

/** New connected page */
export const pageHeading = /* @__PURE__ */ createSpoken(() => 'New connected page', { 'es-US': () => 'Nueva página conectada' })

/** {origin} can now show your Evenkeel widgets. That page can’t read what they show. */
export const pageLine = /* @__PURE__ */ createSpoken<{ origin: string }>((a) => [a.origin, ' can now show your Evenkeel widgets. That page can’t read what they show.'], { 'es-US': (a) => [a.origin, ' ahora puede mostrar sus widgets de Evenkeel. Esa página no puede leer lo que muestran.'] })

/** If this wasn’t you, disconnect it on your profile page, under Your data, and change your password. */
export const pageWarning = /* @__PURE__ */ createSpoken(() => 'If this wasn’t you, disconnect it on your profile page, under Your data, and change your password.', { 'es-US': () => 'Si no fue usted, desconéctela en su perfil, en Sus datos, y cambie su contraseña.' })

/** Disconnect */
export const disconnect = /* @__PURE__ */ createSpoken(() => 'Disconnect', { 'es-US': () => 'Desconectar' })

/** When */
export const when = /* @__PURE__ */ createSpoken(() => 'When', { 'es-US': () => 'Cuándo' })

/** Device */
export const device = /* @__PURE__ */ createSpoken(() => 'Device', { 'es-US': () => 'Dispositivo' })

/** {browser} on {system} */
export const deviceOn = /* @__PURE__ */ createSpoken<{ browser: string; system: string }>((a) => [a.browser, ' on ', a.system], { 'es-US': (a) => [a.browser, ' en ', a.system] })

/** Unknown device */
export const unknownDevice = /* @__PURE__ */ createSpoken(() => 'Unknown device', { 'es-US': () => 'Dispositivo desconocido' })

/** Opened */
export const opened = /* @__PURE__ */ createSpoken(() => 'Opened', { 'es-US': () => 'Abierto' })

/** Ends */
export const ends = /* @__PURE__ */ createSpoken(() => 'Ends', { 'es-US': () => 'Termina' })

/** You get this email because it protects your account. You can’t turn it off. */
export const footProtects = /* @__PURE__ */ createSpoken(() => 'You get this email because it protects your account. You can’t turn it off.', { 'es-US': () => 'Recibe este correo porque protege su cuenta. No se puede desactivar.' })

/** {company, select, none {Evenkeel is a benefit from your employer. Your employer can’t see what’s in your account.} other {Evenkeel is a benefit from {company}. {company} can’t see what’s in your account.}} */
export const footBenefit = /* @__PURE__ */ createSpoken<{ company: 'none' | (string & {}) }>((a, w) => [w.select(a.company, { none: () => 'Evenkeel is a benefit from your employer. Your employer can’t see what’s in your account.', other: () => ['Evenkeel is a benefit from ', a.company, '. ', a.company, ' can’t see what’s in your account.'] })], { 'es-US': (a, w) => [w.select(a.company, { none: () => 'Evenkeel es un beneficio de su empleador. Su empleador no puede ver lo que hay en su cuenta.', other: () => ['Evenkeel es un beneficio de ', a.company, '. ', a.company, ' no puede ver lo que hay en su cuenta.'] })] })

/** Your Evenkeel data was restored */
export const setBackSubject = /* @__PURE__ */ createSpoken(() => 'Your Evenkeel data was restored', { 'es-US': () => 'Sus datos de Evenkeel se restauraron' })

/** Check what you entered recently. */
export const setBackPreview = /* @__PURE__ */ createSpoken(() => 'Check what you entered recently.', { 'es-US': () => 'Revise lo que anotó últimamente.' })

/** Your data was restored */
export const setBackHeading = /* @__PURE__ */ createSpoken(() => 'Your data was restored', { 'es-US': () => 'Sus datos se restauraron' })

/** We restored your data to how it was on {day}. */
export const setBackLine = /* @__PURE__ */ createSpoken<{ day: string }>((a) => ['We restored your data to how it was on ', a.day, '.'], { 'es-US': (a) => ['Restauramos sus datos a como estaban el ', a.day, '.'] })

/** Anything you entered after that is missing. If you need help, write to {support, select, none {your company’s support} other {{support}}}. */
export const setBackWarning = /* @__PURE__ */ createSpoken<{ support: 'none' | (string & {}) }>((a, w) => ['Anything you entered after that is missing. If you need help, write to ', w.select(a.support, { none: () => 'your company’s support', other: () => [a.support] }), '.'], { 'es-US': (a, w) => ['Falta lo que anotó después. Si necesita ayuda, escriba ', w.select(a.support, { none: () => 'al servicio de ayuda de su empresa', other: () => ['a ', a.support] }), '.'] })

/** Your Evenkeel data starts over */
export const begunAgainSubject = /* @__PURE__ */ createSpoken(() => 'Your Evenkeel data starts over', { 'es-US': () => 'Sus datos de Evenkeel empiezan de nuevo' })

/** We couldn’t recover your old data. */
export const begunAgainPreview = /* @__PURE__ */ createSpoken(() => 'We couldn’t recover your old data.', { 'es-US': () => 'No pudimos recuperar sus datos anteriores.' })

/** Your data starts over */
export const begunAgainHeading = /* @__PURE__ */ createSpoken(() => 'Your data starts over', { 'es-US': () => 'Sus datos empiezan de nuevo' })

/** We couldn’t recover your data. Evenkeel starts over for you, with no accounts and no plans. */
export const begunAgainLine = /* @__PURE__ */ createSpoken(() => 'We couldn’t recover your data. Evenkeel starts over for you, with no accounts and no plans.', { 'es-US': () => 'No pudimos recuperar sus datos. Evenkeel empieza de nuevo para usted, sin cuentas ni planes.' })

/** If you didn’t expect this, write to {support, select, none {your company’s support} other {{support}}}. */
export const begunAgainWarning = /* @__PURE__ */ createSpoken<{ support: 'none' | (string & {}) }>((a, w) => ['If you didn’t expect this, write to ', w.select(a.support, { none: () => 'your company’s support', other: () => [a.support] }), '.'], { 'es-US': (a, w) => ['Si no esperaba esto, escriba ', w.select(a.support, { none: () => 'al servicio de ayuda de su empresa', other: () => ['a ', a.support] }), '.'] })

/** Someone registered with your employee record */
export const sameRecordSubject = /* @__PURE__ */ createSpoken(() => 'Someone registered with your employee record', { 'es-US': () => 'Alguien se registró con sus datos de empleado' })

/** They can’t see your data. */
export const sameRecordPreview = /* @__PURE__ */ createSpoken(() => 'They can’t see your data.', { 'es-US': () => 'No puede ver sus datos.' })

/** Someone has just created an Evenkeel account with your employee record. They can’t see your data, and nothing in your account changed. */
export const sameRecordLine = /* @__PURE__ */ createSpoken(() => 'Someone has just created an Evenkeel account with your employee record. They can’t see your data, and nothing in your account changed.', { 'es-US': () => 'Alguien acaba de crear una cuenta de Evenkeel con sus datos de empleado. No puede ver sus datos, y en su cuenta no cambió nada.' })

/** If it was you, sign in with this email address instead. If it wasn’t, write to {support, select, none {your company’s support} other {{support}}}. */
export const sameRecordWarning = /* @__PURE__ */ createSpoken<{ support: 'none' | (string & {}) }>((a, w) => ['If it was you, sign in with this email address instead. If it wasn’t, write to ', w.select(a.support, { none: () => 'your company’s support', other: () => [a.support] }), '.'], { 'es-US': (a, w) => ['Si fue usted, inicie sesión con este correo electrónico. Si no fue usted, escriba ', w.select(a.support, { none: () => 'al servicio de ayuda de su empresa', other: () => ['a ', a.support] }), '.'] })
