#!/bin/bash
# The two services' loops: three renders (no sun, the guava sun, the nimbu sun), then every frame is a mix of them. First
# one side's light goes down and comes back, then the other's. In arbitration each side has a door of its own; in mediation
# both suns stand behind one door, and together they are the warm light. usage: OUT=folder bash services.sh arbitration|mediation
set -e
cd "$(dirname "$0")"; CG=${CG:-./cg}; MIX=${MIX:-./mix}; WHAT=$1; FR=${FR:-fr-$WHAT}; mkdir -p "$FR"; began=$(date +%s)
[ -x "$CG" ] || gcc -O3 -ffast-math -march=native cg.c -o "$CG" -lm -lpthread
[ -x "$MIX" ] || gcc -O3 -ffast-math -march=native mix.c -o "$MIX" -lm
M="walb=.72,.17,.27 falb=.78,.46,.52 amb=.036,.006,.017 fog=.018 glow=1.9 exp=1.12 grain=.002 seed=5 spp=25 iter=5"
case $WHAT in
arbitration) W=1200 H=906
  V="sun=5.5 cam=-3.4,1.7,6.2 look=.2,1.35,0 fov=.33 fig=-.95,.9,.62 fig=.95,.9,.62"
  lit(){ echo "door=0,-1.2,.92,1.9,-.48,.62,$1,#ff4f73 door=0,1.2,.92,1.9,.48,.62,$2,#d8f03c"; }
  none=$(lit 0 0) guava=$(lit 1.1 0) nimbu=$(lit 0 1.1);;
mediation) W=900 H=1200
  V="sun=6 cam=0,1.9,8.8 look=0,1.75,0 fov=.40 fig=-.34,.5,.80 fig=.34,.5,.80"
  none=door=0,0,1.25,1.9,.2,.50,0,#ff4f73 guava=door=0,0,1.25,1.9,-.2,.50,.62,#ff4f73 nimbu=door=0,0,1.25,1.9,.2,.50,.62,#d8f03c;;
esac
for sun in none guava nimbu; do
  [ -s "$FR/$sun.ppm" ] && continue
  taskset -c "${CORE:-1}" nice -n 19 "$CG" w=$W h=$H $M $V ${!sun} > "$FR/part.ppm"; mv "$FR/part.ppm" "$FR/$sun.ppm"
done
echo "$WHAT: $(($(date +%s) - began)) s for the three renders"
SUNS="seconds=8 dusk=${DUSK:-.2} $FR/none.ppm $FR/guava.ppm,.9,2.7 $FR/nimbu.ppm,4.2,6"
$MIX still $SUNS > "$FR/poster.ppm"
nice $MIX $SUNS | bash film.sh stream "$WHAT" $W $H $((W * 4 / 5 / 2 * 2)) $((H * 4 / 5 / 2 * 2)) "$FR/poster.ppm" $W
