// usage: node tmp-shoot.mjs OUT game steps [w h] ...
import { launch } from './scripts/browser.mjs';
import { serve } from './scripts/serve.mjs';
import { Stage } from './packages/web/e2e/support/stage.mjs';
const SIZES={d:[1440,900],m:[1024,768],p:[390,844],l:[844,390]};
const [,,out,game,steps,...which]=process.argv;
const server=await serve(); const browser=await launch();
for(const k of which.length?which:Object.keys(SIZES)){
  const [width,height]=SIZES[k];
  const stage=new Stage({browser,address:`http://127.0.0.1:${server.port}/`});
  const mode=game==='pocket-sub'?'/around':'';
  const page=await stage.open(`#/new/${game}${mode}`,{viewport:{width,height},...(k==='p'||k==='l'?{hasTouch:true,isMobile:true}:{})});
  await page.locator('form.setup').waitFor();
  await page.locator('.summary summary').click();
  await page.locator('.summary details .field').fill('e2e');
  await page.locator('form.setup button[type=submit]').click();
  await page.locator('.table, .play').first().waitFor();
  await page.waitForTimeout(600);
  const fs=await import('node:fs');
  await page.screenshot({path:`${out}-${k}-0.png`});
  for(let i=0;i<Number(steps);i++){
    const lit=page.locator('.spot.lit'); const n=await lit.count();
    if(n>0){ await lit.nth(i%n).click({force:true}).catch(e=>console.log(String(e).slice(0,100))); } 
    await page.waitForTimeout(400);
    const c=page.locator('.commit'); if(await c.count() && await page.locator('.atplace').count()) {await page.screenshot({path:`${out}-${k}-risk.png`}); await c.first().click().catch(()=>{}); await page.waitForTimeout(500);}
  }
  if(Number(steps)) await page.screenshot({path:`${out}-${k}-n.png`});
  console.log(k, stage.complaints.slice(0,3));
  await stage.close();
}
await browser.close(); await server.close();
