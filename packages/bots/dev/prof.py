import json,sys,collections
p=json.load(open(sys.argv[1]))
nodes={n['id']:n for n in p['nodes']}
self=collections.Counter()
dt=p['timeDeltas']; s=p['samples']
tot=0
for i,id in enumerate(s):
    self[id]+=dt[i]; tot+=dt[i]
by=collections.Counter()
for id,t in self.items():
    cf=nodes[id]['callFrame']
    by[(cf['functionName'] or '(anon)')+' '+cf['url'].split('/')[-1]+':'+str(cf['lineNumber']+1)]+=t
# inclusive
parent={}
for n in p['nodes']:
    for c in n.get('children',[]): parent[c]=n['id']
inc=collections.Counter()
for id,t in self.items():
    seen=set(); x=id
    while x is not None:
        cf=nodes[x]['callFrame']; k=(cf['functionName'] or '(anon)')+' '+cf['url'].split('/')[-1]+':'+str(cf['lineNumber']+1)
        if k not in seen: inc[k]+=t; seen.add(k)
        x=parent.get(x)
print('total ms',tot/1000)
print('SELF'); 
for k,t in by.most_common(int(sys.argv[2]) if len(sys.argv)>2 else 30): print(f'{t/tot*100:5.1f}% {k}')
print('INCL')
for k,t in inc.most_common(int(sys.argv[3]) if len(sys.argv)>3 else 60): print(f'{t/tot*100:5.1f}% {k}')
