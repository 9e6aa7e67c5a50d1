// The only inline script of a page: it sets the chosen theme before the first paint, and everything added to it would
// delay that. A constant, so that the content security policy can contain its hash.

/** Key in local storage; its value is `light` or `dark`. Without a value the operating system's theme applies. */
const themeKey = 'theme'

/** Text of the script element, character for character. */
export const themeScript =
  `try{const t=localStorage.getItem('${themeKey}');` +
  `if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`
