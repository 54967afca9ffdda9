#!/bin/bash
# The home page's closing picture and loop: three renders, then every frame is a mix of them. About a minute on two cores.
set -e
cd "$(dirname "$0")"; OUT=${OUT:-out}; mkdir -p "$OUT"
[ -x cg ] || gcc -O3 -ffast-math -march=native cg.c -o cg -lm -lpthread
[ -x mix ] || gcc -O3 -ffast-math -march=native mix.c -o mix -lm
M="walb=.72,.17,.27 falb=.78,.46,.52 amb=.036,.006,.017 fog=.018 sun=5.5 glow=1.9 exp=1.12 iter=5 grain=.002 seed=5"
C="w=1600 h=860 cam=-2.0,4.3,8.4 look=-2.0,.85,1.1 fov=.35"
doors(){ echo "door=0,-1.2,.92,1.9,-.48,.62,$1,#ff4f73 door=0,1.2,.92,1.9,.48,.62,$2,#d8f03c fig=-.95,.9,.62 fig=.95,.9,.62"; }
nice ./cg $M $C spp=49 $(doors 1.1 0) > A.ppm
nice ./cg $M $C spp=49 $(doors 0 1.1) > B.ppm
nice ./cg $M $C spp=25 $(doors 0 0) > N.ppm
SUNS="N.ppm A.ppm,1.2,2.9 B.ppm,1.2,4.2"
./mix still $SUNS > "$OUT/closing.ppm"
RAW="-f rawvideo -pix_fmt rgb24 -s 1600x860 -r 24 -i -"
V="scale=1200:644:flags=lanczos,hqdn3d=1:1:4:4,format=yuv420p"
./mix $SUNS | nice ffmpeg -y -loglevel error $RAW -vf $V -an -c:v libvpx-vp9 -b:v 0 -crf 33 -row-mt 1 -g 192 -deadline good -cpu-used 2 "$OUT/closing.webm"
./mix $SUNS | nice ffmpeg -y -loglevel error $RAW -vf $V -an -c:v libx264 -profile:v high -preset slow -crf 22 -tune animation -movflags +faststart "$OUT/closing.mp4"
rm -f A.ppm B.ppm N.ppm
