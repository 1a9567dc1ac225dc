/** The sign-in as a page without a script, with its few styles in it: what nothing that has scripts can be faster than. */
export const staticForm = `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>Sign in</title>
<style>body{margin:0;background:#060908;color:#eaf4ee;font:15px system-ui}main{max-width:480px;margin:auto;padding:16px}
label{display:block;margin:16px 0 4px}input,button{width:100%;box-sizing:border-box;min-height:48px;border-radius:14px;
border:1px solid #20302a;background:#141c19;color:inherit;font:inherit;padding:0 12px}button{background:#20e890;color:#03140b}</style>
<main><h1>Sign in</h1><form><label for="a">Wallet address</label><input id="a"><label for="p">Password</label>
<input id="p" type="password"><p><button>Sign in</button></form></main></html>`
