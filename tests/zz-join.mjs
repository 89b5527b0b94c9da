import sharp from 'sharp'
const [,, out, ...files] = process.argv
const imgs = await Promise.all(files.map(async f => { const b = await sharp(f).resize({width: f.includes('phone')?390:760}).toBuffer(); const m = await sharp(b).metadata(); return {b, m} }))
const h = Math.min(2400, Math.max(...imgs.map(i=>i.m.height))); let x=0; const comp=[]
for (const {b,m} of imgs) { const buf = m.height>h ? await sharp(b).extract({left:0,top:0,width:m.width,height:h}).toBuffer() : b; comp.push({input:buf,left:x,top:0}); x+=m.width+12 }
await sharp({create:{width:x,height:h,channels:3,background:'#888'}}).composite(comp).png().toFile(out)
